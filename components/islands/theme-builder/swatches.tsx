'use client';

import { Word } from '@/components/ui/word';
import type { BuiltTheme, RoleColor } from '@/lib/theme-builder/build-theme';
import { contrastRatio, ratioText } from '@/lib/theme-builder/contrast';
import { leastContrast, pairOf, type RolePair } from '@/lib/theme-builder/role-pairs';
import type { Scheme } from '@/lib/theme-builder/state';
import { content, type InterfaceText } from '@/lib/words/word';
import { useLayoutWhenIdle } from './use-layout-when-idle';

type Half = Exclude<Scheme, 'both'>;

const names: Readonly<Record<Half, InterfaceText>> = { light: 'Light', dark: 'Dark' };

/**
 * Until hydration, the browser skips the table's layout until the reader is near. Its height is estimated.
 */
const farTable =
  'not-print:[content-visibility:auto] [contain-intrinsic-height:calc(var(--rows)*4.5rem+2.3rem)] card:[contain-intrinsic-height:calc(var(--rows)*3.53rem+2.3rem)]';

/** Every color role with its value in each scheme, the role it is combined with, and their contrast. */
export function Swatches({ theme, scheme }: { theme: BuiltTheme; scheme: Scheme }) {
  const frame = useLayoutWhenIdle();
  const colors = new Map(theme.colors.map((color) => [color.name, color]));
  const halves: readonly Half[] = scheme === 'both' ? ['light', 'dark'] : [scheme];
  return (
    <div ref={frame} className={farTable} style={{ '--rows': `${theme.colors.length}` }}>
      <table className="w-full table-fixed border-collapse text-small">
        <caption className="sr-only" {...content('System colors with their contrast')} />
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th className="py-2 pe-2 font-medium" scope="col" {...content('Role')} />
            {halves.map((half) => (
              <th
                key={half}
                className="py-2 pe-2 font-medium"
                scope="col"
                {...content(names[half])}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {theme.colors.map((role) => {
            const pair = pairOf(role.name);
            return (
              <tr key={role.name} className="border-b border-line align-top">
                <th
                  className="py-2 pe-2 text-left font-mono font-medium wrap-anywhere"
                  scope="row"
                  translate="no"
                >
                  <span>{role.name}</span>
                  {pair && (
                    <small
                      className="block font-sans text-[0.75rem]/4 font-normal text-text-2"
                      {...content('with {role}', { role: pair.with })}
                    />
                  )}
                </th>
                {halves.map((half) => (
                  <td key={half} className="py-2 pe-2">
                    <Swatch
                      role={role}
                      half={half}
                      pair={pair}
                      other={pair && colors.get(pair.with)}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface SwatchProps {
  role: RoleColor;
  half: Half;
  pair: RolePair | undefined;
  other: RoleColor | undefined;
}

function Swatch({ role, half, pair, other }: SwatchProps) {
  const color = role[half];
  const ratio = other && contrastRatio(color, other[half]);
  const weak = pair && ratio !== undefined && ratio < leastContrast[pair.use];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span
        className="grid size-9 flex-none place-items-center rounded-s border border-line-strong text-ui font-medium forced-color-adjust-none"
        style={{ background: color, color: other?.[half] ?? 'transparent' }}
        aria-hidden="true"
      >
        {other && 'Aa'}
      </span>
      <span className="font-mono tabular">
        <span translate="no">{color}</span>
        {ratio !== undefined && (
          <span className={`block ${weak ? 'font-bold text-bad-text' : 'text-text-2'}`}>
            {weak ? (
              <Word text="{ratio} below AA" values={{ ratio: ratioText(ratio) }} />
            ) : (
              ratioText(ratio)
            )}
          </span>
        )}
      </span>
    </span>
  );
}
