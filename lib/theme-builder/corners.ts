import type { CornerStyle } from './state';

/** The factor for the library's radii, and the value of fully round corners, by style. */
const rules: Readonly<Record<CornerStyle, { scale: number; full?: string }>> = {
  standard: { scale: 1 },
  square: { scale: 0, full: '0' },
  slight: { scale: 0.5, full: '8px' },
  round: { scale: 1.5 },
};

/**
 * The corner variables that a style changes.
 *
 * @param variables the library's values, such as `['corner-large-end', '0 16px 16px 0']`
 * @returns only variables with another value
 */
export function cornerOverrides(
  variables: readonly (readonly [name: string, value: string])[],
  corners: CornerStyle,
): readonly (readonly [name: string, value: string])[] {
  const { scale, full } = rules[corners];
  return variables.flatMap(([name, value]) => {
    if (!name.startsWith('corner-')) return [];
    const changed =
      name === 'corner-full'
        ? (full ?? value)
        : value.replace(/(\d+)px/g, (_, px: string) => {
            const scaled = Number(px) * scale;
            return scaled === 0 ? '0' : `${scaled}px`;
          });
    return changed === value ? [] : [[name, changed] as const];
  });
}
