import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { hook } from '@/lib/design/hooks';

type IconButtonProps = {
  'aria-label': string;
  /** Shown beside it; without one its name is. */
  tip?: string;
} & ((ComponentProps<'button'> & { href?: undefined }) | (ComponentProps<'a'> & { href: string }));

/**
 * A round button, or with `href` a link, that holds one icon; the icon says nothing, the label does.
 * Pages hold up to a hundred, so that the class `icon-button` names its utilities once.
 */
export function IconButton({ className, tip, ...props }: IconButtonProps) {
  const shared = { ...hook('tip', tip), className: cx('icon-button', className) };
  if (props.href === undefined) return <button type="button" {...props} {...shared} />;
  return <a {...props} {...shared} />;
}
