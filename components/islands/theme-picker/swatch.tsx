import type { CSSProperties } from 'react';
import type { ThemeChoice } from '@/lib/browser/select-theme';
import { themeGrounds } from '@/lib/design/theme-grounds';

/** A theme's two brand colors on its light or dark ground. */
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
      className="relative size-6 flex-none overflow-hidden rounded-full border-4 bg-[linear-gradient(90deg,var(--a)_50%,var(--b)_50%)] rim forced-color-adjust-none"
      style={colors}
      aria-hidden="true"
    />
  );
}
