import type { Knob, Value } from '@/lib/playground/model';
import { parseSetting } from '@/lib/playground/settings';

/** What the controls of a form say that differs from how they start. */
export function touchedBefore(
  form: HTMLFormElement,
  knobs: readonly Knob[],
): readonly (readonly [string, Value])[] {
  const data = new FormData(form);
  return knobs.flatMap((knob) => {
    const said = data.get(knob.name);
    const text = knob.kind === 'switch' ? String(said !== null) : said;
    const value = typeof text === 'string' ? parseSetting(knob, text) : undefined;
    return value === undefined || value === knob.default ? [] : [[knob.name, value] as const];
  });
}
