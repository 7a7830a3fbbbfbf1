import { cx } from 'class-variance-authority';
import type { StaticImageData } from 'next/image';
import type { IconName } from './icon-names';
import icons from './icons.svg';

// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- Next.js types imported SVG files as any
const drawings: StaticImageData = icons;

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}

/**
 * A decorative icon, as a reference to the single file with all drawings, which is fetched once and cached.
 * Hidden from assistive technology, so its control needs a name. Pages may contain two hundred, mostly small
 * ones; so a class replaces their list of utilities.
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
