import { useId } from 'react';
import { Choice } from '@/components/ui/choice';
import { Word } from '@/components/ui/word';
import { minWidth } from '@/lib/browser/live-example/tools/settings';

interface WidthToolProps {
  /** The selected width in CSS pixels; undefined for the full width. */
  wanted: number | undefined;
  /** The current width of the example. */
  width: number;
  onSet: (width: number | undefined) => void;
}

/** Common device widths in CSS pixels. */
const devices = { phone: 360, tablet: 768 } as const;
const choices = [
  ['phone', 'Phone'],
  ['tablet', 'Tablet'],
  ['full', 'Full'],
] as const;

type Device = (typeof choices)[number][0] | 'own';

function deviceOf(wanted: number | undefined): Device {
  if (wanted === undefined) return 'full';
  if (wanted === devices.phone) return 'phone';
  return wanted === devices.tablet ? 'tablet' : 'own';
}

/** Selects the width of an example: that of a phone, of a tablet, or any other with a slider. */
export function WidthTool({ wanted, width, onSet }: WidthToolProps) {
  const id = useId();
  return (
    <>
      <Choice<Device>
        legend="Width"
        options={choices}
        value={deviceOf(wanted)}
        onChoose={(device) =>
          onSet(device === 'phone' || device === 'tablet' ? devices[device] : undefined)
        }
      />
      <div>
        <label className="mb-1 block text-label" htmlFor={id}>
          <Word text="Exact width:" /> <output htmlFor={id}>{`${wanted ?? width} px`}</output>
        </label>
        <input
          id={id}
          className="block h-9 w-48 accent-primary-fill pointer-coarse:h-11"
          type="range"
          min={minWidth}
          max={Math.max(devices.tablet, width)}
          step={1}
          value={wanted ?? width}
          onChange={({ target }) => onSet(target.valueAsNumber)}
        />
      </div>
    </>
  );
}
