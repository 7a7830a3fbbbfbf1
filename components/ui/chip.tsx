import type { ComponentProps } from 'react';

interface ChipProps extends ComponentProps<'button'> {
  'aria-pressed': boolean;
  className?: never;
}

/** A small toggle button in a row of them. A count inside it is a `<small>`. */
export function Chip(props: ChipProps) {
  return (
    <button
      type="button"
      {...props}
      className="inline-flex min-h-8 items-center gap-2 rounded-m border border-line-strong px-3 text-label text-text-2 hover:bg-hover hover:text-text active:bg-pressed aria-pressed:border-transparent aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-2 forced-colors:aria-pressed:outline-[Highlight] pointer-coarse:min-h-11 *:[small]:text-label *:[small]:font-normal *:[small]:tabular"
    />
  );
}
