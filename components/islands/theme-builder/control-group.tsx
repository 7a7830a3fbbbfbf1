import type { ReactNode } from 'react';

/** A group of the builder's controls, with a title. */
export function ControlGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-3 border-0 border-t border-solid border-line p-0 pt-3">
      <legend className="float-left w-full p-0 text-h4">{title}</legend>
      {children}
    </fieldset>
  );
}
