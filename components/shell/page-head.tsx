import type { ReactElement, ReactNode } from 'react';
import { Lede } from '@/components/ui/lede';
import { hook } from '@/lib/design/hooks';

interface PageHeadProps {
  title: string | ReactElement;
  lede?: string | ReactElement;
  /** Whether the title gets the focus after a navigation; false when an element below it does. */
  focus?: boolean;
  /** The button of the page's menu, beside the title. */
  menu?: ReactNode;
  /** Tags beside the title. */
  marks?: ReactNode;
  /** Shown at the end of the row, or below it on narrow screens. */
  children?: ReactNode;
}

/** A page's title with its summary. */
export function PageHead({ title, lede, focus = true, menu, marks, children }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-end gap-x-8 gap-y-4 pb-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-wrap items-center gap-x-4">
            {/* Only scripts focus it: it needs no ring. */}
            <h1
              className="max-w-full outline-none"
              tabIndex={-1}
              {...(focus && hook('focusOnNavigation'))}
            >
              {title}
            </h1>
            {marks}
          </div>
          {menu}
        </div>
        {lede ? <Lede>{lede}</Lede> : null}
      </div>
      {children}
    </header>
  );
}
