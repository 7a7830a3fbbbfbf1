import { Fragment } from 'react';
import { nameParts } from '@/lib/text/name-parts';

/** A name in code that may be broken between its words, if it must. */
export function BreakableName({ name }: { name: string }) {
  return nameParts(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
