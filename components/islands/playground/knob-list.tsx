import { Word } from '@/components/ui/word';
import { useEffect, useRef } from 'react';
import type { Knob, Value, Values } from '@/lib/playground/model';
import { readFormChanges } from './form-changes';
import { KnobControl } from './knob-control';
import { QuietButton } from './quiet-button';

interface KnobListProps {
  id: string;
  knobs: readonly Knob[];
  values: Values;
  apiLinks: Readonly<Record<string, string>>;
  onSet: (name: string, value: Value) => void;
  onReset: () => void;
}

/** The controls of a playground in a named group. They are hidden when scripts do not run. */
export function KnobList({ id, knobs, values, apiLinks, onSet, onReset }: KnobListProps) {
  const form = useRef<HTMLFormElement>(null);
  // The form contains changes that were made before hydration.
  useEffect(() => {
    if (!form.current) return;
    for (const [name, value] of readFormChanges(form.current, knobs)) onSet(name, value);
  }, [knobs, onSet]);
  const isAtStart = knobs.every(({ name, default: initial }) => values[name] === initial);
  return (
    <form
      ref={form}
      className="border-t border-line px-4 pt-2 pb-4 noscript:hidden [&_:is(a,button,input,select)]:scroll-mt-(--stays)"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <div role="group" aria-labelledby={`${id}-controls ${id}-title`}>
        <div className="flex min-h-12 items-center justify-between">
          <h3 className="text-item [letter-spacing:0]" id={`${id}-controls`}>
            <Word text="Controls" />
          </h3>
          <QuietButton isIdle={isAtStart} onPress={onReset}>
            <Word text="Reset" />
          </QuietButton>
        </div>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-8 gap-y-5">
          {knobs.map((knob) => (
            <KnobControl
              key={knob.name}
              id={`${id}-knob-${knob.name}`}
              knob={knob}
              value={values[knob.name] ?? null}
              apiLink={apiLinks[knob.name]}
              onSet={(value) => onSet(knob.name, value)}
            />
          ))}
        </div>
      </div>
    </form>
  );
}
