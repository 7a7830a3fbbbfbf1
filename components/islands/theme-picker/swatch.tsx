import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import type { ThemeChoice } from '@/lib/browser/preferences/select-theme';
import { themeGrounds } from '@/lib/design/theme-grounds';

const shape = 'relative size-6 flex-none overflow-hidden rounded-full rim forced-color-adjust-none';

/** Light and dark background colors, for the option "Match system". */
export function SystemSwatch() {
  const { light, dark } = themeGrounds;
  return (
    <span
      className={shape}
      style={{ background: `linear-gradient(135deg, ${light} 50%, ${dark} 50%)` }}
      aria-hidden="true"
    />
  );
}

/** A theme's two brand colors on its light or dark background. */
export function Swatch({
  theme: { primary, accent, isDark },
}: {
  theme: Pick<ThemeChoice, 'primary' | 'accent' | 'isDark'>;
}) {
  const colors: CSSProperties = {
    '--a': primary,
    '--b': accent,
    borderColor: isDark ? themeGrounds.dark : themeGrounds.light,
  };
  return (
    <span
      className={cx(shape, 'border-4 bg-[linear-gradient(90deg,var(--a)_50%,var(--b)_50%)]')}
      style={colors}
      aria-hidden="true"
    />
  );
}
