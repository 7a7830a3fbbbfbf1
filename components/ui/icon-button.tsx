import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The look of an icon button, for what has to be another element than {@link IconButton} makes. */
export const iconButtonStyles =
  'inline-grid size-10 flex-none place-items-center rounded-full text-text-2 transition-colors hover:bg-hover hover:text-text active:bg-pressed aria-expanded:text-text aria-expanded:not-active:bg-hover data-copied:text-good-text pointer-coarse:size-11 print:hidden';

type IconButtonProps = { 'aria-label': string } & (
  (ComponentProps<'button'> & { href?: undefined }) | (ComponentProps<'a'> & { href: string })
);

/** A round button, or with `href` a link, that holds one icon; the icon says nothing, the label does. */
export function IconButton({ className, ...props }: IconButtonProps) {
  const styles = cx(iconButtonStyles, className);
  if (props.href === undefined) return <button type="button" {...props} className={styles} />;
  return <a {...props} className={styles} />;
}
