import { useId } from 'react';
import { Choice } from '@/components/ui/choice';
import { minWidth } from '@/lib/browser/live-example/tools/settings';

interface WidthToolProps {
  /** The width that was chosen, in CSS pixels; nothing where the example has all there is. */
  wanted: number | undefined;
  /** How wide the example is now. */
  width: number;
  onSet: (width: number | undefined) => void;
}

/** Widths that many devices have. */
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

/** How wide an example is: as a phone, as a tablet, or any other width, by a handle. */
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
          Exact width: <output htmlFor={id}>{wanted ?? width} px</output>
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
