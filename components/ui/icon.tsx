import { cx } from 'class-variance-authority';
import { iconPaths, type IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}

/**
 * A decorative icon, drawn once in {@link IconSprite} and referred to here. Hidden from assistive
 * technology, so its control needs a name of its own.
 */
export function Icon({ name, small = false, className }: IconProps) {
  return (
    <svg
      className={cx('icon flex-none fill-current', small ? 'size-4.5' : 'size-6', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The drawings of all icons; every page carries them once. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {Object.entries(iconPaths).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
