import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { hook } from '@/lib/design/hooks';

type IconButtonProps = {
  'aria-label': string;
  /** Text of the tooltip; the default is the accessible name. */
  tip?: string;
} & ((ComponentProps<'button'> & { href?: undefined }) | (ComponentProps<'a'> & { href: string }));

/**
 * A round button, or with `href` a link, with one decorative icon. The class `icon-button` replaces a list of
 * utilities, because pages may contain a hundred of them.
 */
export function IconButton({ className, tip, ...props }: IconButtonProps) {
  const shared = { ...hook('tip', tip), className: cx('icon-button', className) };
  if (props.href === undefined) return <button type="button" {...props} {...shared} />;
  return <a {...props} {...shared} />;
}
