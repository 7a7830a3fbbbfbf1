import type { ReactNode } from 'react';
import { Word } from '@/components/ui/word';
import type { InterfaceText } from '@/lib/words/word';

/** A group of the builder's controls, with a title. */
export function ControlGroup({ title, children }: { title: InterfaceText; children: ReactNode }) {
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-3 border-0 border-t border-solid border-line p-0 pt-3">
      <legend className="float-left w-full p-0 text-h4">
        <Word text={title} />
      </legend>
      {children}
    </fieldset>
  );
}
