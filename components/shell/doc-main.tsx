import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

/**
 * Styles of a document's column. With `toc`, its position does not depend on whether the page has a list "On
 * this page", so that nothing moves when changing tabs.
 */
export const columnStyles = cva('mx-auto', {
  variants: {
    column: {
      text: 'max-w-doc',
      wide: 'max-w-304',
      toc: 'max-w-doc max-drawer:mx-0 toc:grid toc:max-w-none toc:grid-cols-[minmax(0,var(--doc-w))_var(--toc-w)] toc:justify-center toc:gap-x-12 wide:gap-x-16 toc:[&>:not([data-toc])]:col-start-1',
    },
  },
});

/**
 * `isolate`: a separate layer, so that changes beside it, such as hovering over a link, do not repaint it.
 */
const mainStyles = 'isolate w-full outline-0';

interface DocMainProps extends VariantProps<typeof columnStyles> {
  children: ReactNode;
}

/** The main element of all pages but the home page. Without `column`, its content brings its own columns. */
export function DocMain({ column, children }: DocMainProps) {
  return (
    <div className="px-gutter pt-12 pb-24 max-drawer:pt-6 max-section:pb-16 print:block print:p-0">
      <main
        id="main"
        tabIndex={-1}
        className={column ? columnStyles({ column, class: mainStyles }) : mainStyles}
      >
        {children}
      </main>
    </div>
  );
}
