import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** A search field that filters the page; `className` positions it. Hidden when scripts do not run. */
export function FilterField({ className, ...props }: ComponentProps<'input'>) {
  return (
    <div className={cx('relative flex items-center print:hidden noscript:hidden', className)}>
      <Icon name="filter" small className="pointer-events-none absolute start-3 text-text-2" />
      <input
        type="search"
        {...props}
        className="h-10 w-full appearance-none rounded-full border border-line-strong bg-page ps-10 pe-3 text-ui -outline-offset-1 placeholder:text-text-2 placeholder:opacity-100 hover:border-text-2 pointer-coarse:min-h-11"
      />
    </div>
  );
}
