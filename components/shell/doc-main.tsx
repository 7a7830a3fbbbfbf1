import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

/**
 * The column a document is set in. With `toc` it keeps its place whether or not a list "On this page"
 * stands beside it, so that moving between tabs shifts nothing.
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

/** It is painted by itself: what changes beside it, a link pointed at, has the browser paint none of it again. */
const mainStyles = 'isolate w-full outline-0';

interface DocMainProps extends VariantProps<typeof columnStyles> {
  children: ReactNode;
}

/** The main part of every page but the home page. Left without a column, what is in it brings its own. */
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
