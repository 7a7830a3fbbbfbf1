import { defaultsOf, type Knob, type PlaygroundPlan, type Value } from '@/lib/playground/model';
import { printComponent } from '@/lib/playground/print-component';

/** Text with everything in it that means something in a template, a literal or an attribute. */
const hostile = 'It\'s <b>"5" & {{ more }}</b> `than` ${enough} @if';

/** A file of code that a playground shows, and its name. */
export interface PrintedSample {
  name: string;
  text: string;
}

/**
 * The code of playgrounds as they start, and with every knob set otherwise, twice: what is compiled to
 * hold that whatever a visitor sees compiles.
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
  if (knob.kind === 'text') return hostile;
  return knob.options.find((option) => option !== knob.default) ?? null;
}

function last(knob: Knob): Value {
  if (knob.kind === 'switch') return knob.default;
  if (knob.kind === 'number') return knob.min;
  if (knob.kind === 'text') return '';
  return knob.options.findLast((option) => option !== knob.default) ?? null;
}
