import type { Token } from '@/lib/styling/tokens';

/** Values that name no color of their own. */
const noColor = new Set(['inherit', 'none', '0']);

/** What stands in while a token is not set: a swatch for colors, the CSS, and what it comes to. */
export function TokenValue({ kind, fallback }: Pick<Token, 'kind' | 'fallback'>) {
  if (!fallback) return 'Nothing until it is set';
  const { value, standard } = fallback;
  const swatch = kind === 'color' && !noColor.has(value);
  return (
    <span className="token">
      {swatch && <span style={{ '--swatch': value }} aria-hidden />}
      <code>{value}</code>
      {standard && <small>{standard} in a default theme</small>}
    </span>
  );
}
