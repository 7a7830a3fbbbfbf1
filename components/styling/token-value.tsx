import type { Token } from '@/lib/styling/tokens';

/** Values that name no color of their own. */
const noColor = new Set(['inherit', 'none', '0']);

/** A short variable as a whole, or the beginning of a long one: lines do not end behind its hyphens there. */
const unbroken = /(var\(--(?:[\w-]{1,20}\)|(?:\w+-){1,2}|\w+))/;

/** What stands in while a token is not set: a swatch for colors, the CSS, and what it comes to. */
export function TokenValue({ kind, fallback }: Pick<Token, 'kind' | 'fallback'>) {
  if (!fallback) return 'Nothing until it is set';
  const { value, standard } = fallback;
  const swatch = kind === 'color' && !noColor.has(value);
  return (
    <span className="token">
      {swatch && <span style={{ '--swatch': value }} aria-hidden />}
      <code>
        {value.split(unbroken).map((part, at) =>
          at % 2 === 1 ? (
            <span key={at} className="nb">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </code>
      {standard && <small>{standard} in a default theme</small>}
    </span>
  );
}
