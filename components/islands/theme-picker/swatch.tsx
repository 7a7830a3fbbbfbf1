import type { CSSProperties } from 'react';
import type { ThemeChoice } from '@/lib/browser/select-theme';

/** A theme's two brand colors on its light or dark ground. */
export function Swatch({
  theme: { primary, accent, isDark },
}: {
  theme: Pick<ThemeChoice, 'primary' | 'accent' | 'isDark'>;
}) {
  const colors: CSSProperties & Record<`--${string}`, string> = { '--a': primary, '--b': accent };
  return (
    <span
      className={isDark ? 'swatch swatch--dark' : 'swatch swatch--light'}
      style={colors}
      aria-hidden="true"
    />
  );
}
