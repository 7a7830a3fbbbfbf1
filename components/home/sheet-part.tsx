import { cx } from 'class-variance-authority';
import type { Sheet, SheetPart } from '@/content/home-content';
import type { DocItem } from '@/content/types';
import { hook } from '@/lib/design/hooks';
import { extractPart } from '@/lib/home/extract-part';
import { itemStart } from '@/lib/routes/item-start';
import { DimensionLine } from './dimension-line';

interface SheetPartProps {
  sheet: Sheet;
  part: SheetPart;
  item: DocItem;
  /** The pre-rendered HTML of the example that contains the part. */
  html: string;
}

/**
 * In a running component its script narrows the notch to the small label: 3/4 of the large one. The selector
 * contains the example's host, because the site's utilities do not apply inside examples otherwise
 * (`scripts/shared/outside-of-examples.mjs`).
 */
const narrowNotch = '[&.live-host[inert]_.mdc-floating-label--float-above]:-me-[0.97em]!';

/** A real component at its true size. While it is only drawn, only its caption is focusable. */
export function SheetPartFigure({ sheet, part, item, html }: SheetPartProps) {
  return (
    <figure
      className="relative min-w-0 only:flex-1"
      {...hook('sheetPart', part.name)}
      {...hook('measured', part.of)}
      suppressHydrationWarning
    >
      <figcaption className="mb-2 font-mono text-note">
        <a
          className="text-text-2 no-underline decoration-auto hover:text-primary-text hover:underline"
          href={itemStart(item)}
        >
          {part.name}
        </a>
      </figcaption>
      <div className={cx('relative max-w-full', part.full ? 'w-full' : 'w-fit')}>
        {part.measure && <DimensionLine measure={part.measure} phone={!part.shrinks} />}
        <div
          className={cx('live-host grid grid-cols-1', narrowNotch)}
          {...hook('liveHost')}
          {...hook('pick', part.pick)}
          inert
          aria-hidden="true"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: extractPart(html, part.pick, sheet) }}
        />
      </div>
    </figure>
  );
}
