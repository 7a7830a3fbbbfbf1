import type { Knob, Value } from '@/lib/playground/model';
import { parseSetting } from '@/lib/playground/settings';

/** Returns the values of a form's fields that differ from the knobs' defaults. */
export function readFormChanges(
  form: HTMLFormElement,
  knobs: readonly Knob[],
): readonly (readonly [string, Value])[] {
  const data = new FormData(form);
  return knobs.flatMap((knob) => {
    const submitted = data.getAll(knob.name);
    const texts = knob.kind === 'switch' ? [String(submitted.length > 0)] : submitted;
    const value = texts
      .map((text) => (typeof text === 'string' ? parseSetting(knob, text) : undefined))
      .find((parsed) => parsed !== undefined && parsed !== knob.default);
    return value === undefined ? [] : [[knob.name, value] as const];
  });
}
