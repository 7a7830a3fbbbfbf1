import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

type IconButtonProps = { 'aria-label': string } & (
  (ComponentProps<'button'> & { href?: undefined }) | (ComponentProps<'a'> & { href: string })
);

/**
 * A round button, or with `href` a link, that holds one icon; the icon says nothing, the label does.
 * Pages hold up to a hundred, so that the class `icon-button` names its utilities once.
 */
export function IconButton({ className, ...props }: IconButtonProps) {
  const styles = cx('icon-button', className);
  if (props.href === undefined) return <button type="button" {...props} className={styles} />;
  return <a {...props} className={styles} />;
}
