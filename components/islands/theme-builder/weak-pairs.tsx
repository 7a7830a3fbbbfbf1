'use client';

import { Word } from '@/components/ui/word';
import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import { ratioText } from '@/lib/theme-builder/contrast';
import { weakPairs } from '@/lib/theme-builder/role-pairs';
import type { Scheme } from '@/lib/theme-builder/state';
import { content } from '@/lib/words/word';

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
    return (
      <p
        className="mb-4 text-ui text-good-text"
        {...content('Every pair of roles meets WCAG AA.')}
      />
    );
  }
  return (
    <div className="mb-4 rounded-l bg-warn-soft p-4 text-ui text-warn-text">
      <p className="font-medium">
        <Word
          text={
            found.length === 1 ? 'One pair is below WCAG AA:' : '{count} pairs are below WCAG AA:'
          }
          values={{ count: String(found.length) }}
        />
      </p>
      <ul className="mt-2 list-disc ps-5">
        {found.map(({ half, role, with: other, ratio, least }) => (
          <li key={`${half} ${role} ${other}`}>
            <Word
              text={
                half === 'light'
                  ? '{role} with {other} in light: {ratio}, needs {least}'
                  : '{role} with {other} in dark: {ratio}, needs {least}'
              }
              values={{
                role: <code translate="no">{role}</code>,
                other: <code translate="no">{other}</code>,
                ratio: ratioText(ratio),
                least: `${least}:1`,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
