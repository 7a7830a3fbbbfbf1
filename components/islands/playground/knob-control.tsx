import type { Knob, Value } from '@/lib/playground/model';
import { ChoiceKnob } from './choice-knob';
import { fieldStyles } from './field-styles';
import { KnobFrame } from './knob-frame';
import { NumberKnob } from './number-knob';

interface KnobControlProps {
  id: string;
  knob: Knob;
  value: Value;
  apiLink: string | undefined;
  onSet: (value: Value) => void;
}

/** Maximum total length of options for radio buttons; longer ones are in a select element. */
const sideBySide = 30;

/** The limits as texts, with minus signs instead of hyphens. */
const limitsOf = ({ min, max }: { min: number; max: number }) => ({
  min: String(min).replace('-', '−'),
  max: String(max).replace('-', '−'),
});

/** The control for a knob's type, with its name, its description and a link to its API row. */
export function KnobControl({ id, knob, value, apiLink, onSet }: KnobControlProps) {
  const described = `${id}-about`;
  const frame = { id, label: knob.label, description: knob.description, apiLink };
  const control = { id, name: knob.name, 'aria-describedby': described };
  switch (knob.kind) {
    case 'switch':
      return (
        <KnobFrame {...frame} beside>
          <input
            {...control}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox is checked or not
            role="switch"
            className="relative h-6 w-10 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-tint-2 transition-colors forced-color-adjust-none before:absolute before:inset-y-1 before:start-1 before:w-3.5 before:rounded-full before:bg-line-strong before:transition-transform checked:border-primary-fill checked:bg-primary-fill checked:before:translate-x-4 checked:before:bg-on-primary rtl:checked:before:-translate-x-4 pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
            checked={value === true}
            onChange={({ target }) => onSet(target.checked)}
          />
        </KnobFrame>
      );
    case 'number':
      return (
        <KnobFrame {...frame} limits={limitsOf(knob)}>
          <NumberKnob {...control} knob={knob} value={Number(value)} onSet={onSet} />
        </KnobFrame>
      );
    case 'text':
      return (
        <KnobFrame {...frame}>
          <input
            {...control}
            type="text"
            className={fieldStyles}
            maxLength={200}
            value={String(value)}
            onChange={({ target }) => onSet(target.value)}
          />
        </KnobFrame>
      );
    default: {
      const letters = knob.options.join('').length + 2 * knob.options.length;
      const asRadios = knob.kind === 'icon' || letters <= sideBySide;
      return (
        <KnobFrame {...frame} asGroup={asRadios}>
          <ChoiceKnob {...control} knob={knob} asRadios={asRadios} value={value} onSet={onSet} />
        </KnobFrame>
      );
    }
  }
}
