import { defaultsOf, type Knob, type PlaygroundPlan, type Value } from '@/lib/playground/model';
import { printComponent } from '@/lib/playground/print-component';

/** A text with all characters that have a meaning in a template, a literal or an attribute. */
const specialCharacters = 'It\'s <b>"5" & {{ more }}</b> `than` ${enough} @if';

/** A file with code that a playground generates. */
export interface PrintedSample {
  name: string;
  text: string;
}

/**
 * Generates samples of the code of a playground: with its default settings, and twice with every knob
 * changed. Compiling these samples ensures that the code compiles that visitors see.
 */
export function samplesOf(plan: PlaygroundPlan): readonly PrintedSample[] {
  const settings = [
    defaultsOf(plan.knobs),
    ...[first, last].map((choose) =>
      Object.fromEntries(plan.knobs.map((knob) => [knob.name, choose(knob)])),
    ),
  ];
  return settings.map((values, index) => ({
    name: `${plan.id}-${index + 1}.ts`,
    text: printComponent(plan, values),
  }));
}

function first(knob: Knob): Value {
  if (knob.kind === 'switch') return !knob.default;
  if (knob.kind === 'number') return knob.max;
  if (knob.kind === 'text') return specialCharacters;
  return knob.options.find((option) => option !== knob.default) ?? null;
}

function last(knob: Knob): Value {
  if (knob.kind === 'switch') return knob.default;
  if (knob.kind === 'number') return knob.min;
  if (knob.kind === 'text') return '';
  return knob.options.findLast((option) => option !== knob.default) ?? null;
}
