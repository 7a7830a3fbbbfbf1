'use client';

import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import { ratioText } from '@/lib/theme-builder/contrast';
import { weakPairs } from '@/lib/theme-builder/role-pairs';
import type { Scheme } from '@/lib/theme-builder/state';

/** The pairs of roles whose contrast is below WCAG AA. */
export function WeakPairs({ theme, scheme }: { theme: BuiltTheme; scheme: Scheme }) {
  const found = (['light', 'dark'] as const)
    .filter((half) => scheme === 'both' || scheme === half)
    .flatMap((half) =>
      weakPairs(new Map(theme.colors.map((color) => [color.name, color[half]]))).map((pair) => ({
        ...pair,
        half,
      })),
    );
  if (found.length === 0) {
    return <p className="mb-4 text-ui text-good-text">Every pair of roles meets WCAG AA.</p>;
  }
  return (
    <div className="mb-4 rounded-l bg-warn-soft p-4 text-ui text-warn-text">
      <p className="font-medium">
        {`${found.length === 1 ? 'One pair is' : `${found.length} pairs are`} below WCAG AA:`}
      </p>
      <ul className="mt-2 list-disc ps-5">
        {found.map(({ half, role, with: other, ratio, least }) => (
          <li key={`${half} ${role} ${other}`}>
            <code translate="no">{role}</code> <span>with</span> <code translate="no">{other}</code>{' '}
            <span>{`in ${half}: ${ratioText(ratio)}, needs ${least}:1`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
