import { Fragment } from 'react';
import { nameParts } from '@/lib/text/name-parts';

/** A name in code in which lines may break between words. */
export function BreakableName({ name }: { name: string }) {
  return nameParts(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {/* eslint-disable-next-line site/no-bare-text -- names are not translated */}
      {part}
    </Fragment>
  ));
}
