import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

/**
 * Styles of a document's column. With `toc`, its position does not depend on whether the page has a list "On
 * this page", so that nothing moves when changing tabs.
 */
export const columnStyles = cva('', {
  variants: {
    column: {
      text: 'max-w-doc',
      wide: 'max-w-sheet',
      toc: 'max-w-doc toc:grid toc:max-w-none toc:grid-cols-[minmax(0,var(--doc-w))_var(--toc-w)] toc:gap-x-12 wide:gap-x-16 toc:[&>:not([data-toc],aside)]:col-start-1',
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

/** The main element of all pages but the home page. Without `column`, its content has its own columns. */
export function DocMain({ column, children }: DocMainProps) {
  return (
    <div
      className={cx(
        'pt-6 pb-24 max-section:pt-4 max-section:pb-16 print:block print:p-0',
        column ? 'px-edge' : 'px-gutter',
      )}
    >
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
