import { cx } from 'class-variance-authority';
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
      className={cx(
        'relative size-6 flex-none overflow-hidden rounded-full border-4 bg-[linear-gradient(90deg,var(--a)_50%,var(--b)_50%)] rim forced-color-adjust-none',
        isDark ? 'border-[#20242a]' : 'border-[#fff]',
      )}
      style={colors}
      aria-hidden="true"
    />
  );
}
