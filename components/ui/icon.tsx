import { cx } from 'class-variance-authority';
import type { StaticImageData } from 'next/image';
import type { IconName } from './icon-names';
import icons from './icons.svg';

// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the framework types drawings as any
const drawings: StaticImageData = icons;

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}

/**
 * A decorative icon, by reference to the one file of drawings, which is fetched once and kept. Hidden
 * from assistive technology, so its control needs a name of its own. Pages hold up to two hundred, most of
 * them small, so that a class names the utilities of those once.
 */
export function Icon({ name, small = false, className }: IconProps) {
  return (
    <svg
      className={cx(
        small ? 'icon-small' : 'size-6 flex-none fill-current forced-color-adjust-auto',
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${drawings.src}#${name}`} />
    </svg>
  );
}
