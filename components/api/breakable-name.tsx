import { Fragment } from 'react';

/** A name in code that may be broken before its capitals and after its underscores, if it must. */
export function BreakableName({ name }: { name: string }) {
  if (name.length < 17) return name;
  return name.split(/(?<=[a-z])(?=[A-Z])|(?<=[_-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
