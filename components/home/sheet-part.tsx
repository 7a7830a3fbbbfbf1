import type { CSSProperties } from 'react';
import type { Measure, SheetPart } from '@/content/home';
import type { DocItem } from '@/content/types';
import { takeApart } from '@/lib/home/take-apart';
import { paths } from '@/lib/routes/paths';

function DimensionLine({ axis, px, start }: Measure) {
  const place: CSSProperties & Record<`--${string}`, number> = { '--px': px, '--start': start };
  return (
    <span className={axis === 'width' ? 'dim dim--h' : 'dim dim--v'} style={place}>
      <b>{px}</b>
    </span>
  );
}

interface SheetPartProps {
  part: SheetPart;
  item: DocItem;
  /** The example the part is taken from, as it was pre-rendered. */
  html: string;
}

/** A real component at true size: a drawing, so nothing in it can be reached but its caption. */
export function SheetPartFigure({ part, item, html }: SheetPartProps) {
  return (
    <figure className={part.shrinks ? 'spec spec--wide' : 'spec'} data-part={part.name}>
      <figcaption>
        <a href={paths.item(item, 'overview')}>{part.name}</a>
      </figcaption>
      <div className={part.full ? 'spec__part spec__part--full' : 'spec__part'} aria-hidden="true">
        {part.measure && <DimensionLine {...part.measure} />}
        <div
          className="live-host"
          inert
          dangerouslySetInnerHTML={{ __html: takeApart(html, part.pick) }}
        />
      </div>
    </figure>
  );
}
