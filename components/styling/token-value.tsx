import type { Token } from '@/lib/styling/tokens';
import { content } from '@/lib/words/word';

/** Values without a color of their own. */
const noColor = new Set(['inherit', 'none', '0']);

/** Matches a short variable, or the start of a long one, in which lines must not break after hyphens. */
const unbroken = /(var\(--(?:[\w-]{1,20}\)|(?:\w+-){1,2}|\w+))/;

/** The default of a token: a swatch for colors, the CSS, and the computed value. */
export function TokenValue({ kind, fallback }: Pick<Token, 'kind' | 'fallback'>) {
  if (!fallback) return <span {...content('None')} />;
  const { value, standard } = fallback;
  const swatch = kind === 'color' && !noColor.has(value);
  return (
    <span className="token">
      {swatch && <span style={{ '--swatch': value }} aria-hidden />}
      <code translate="no">
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
      {standard && <small {...content('{value} in the default theme', { value: standard })} />}
    </span>
  );
}
