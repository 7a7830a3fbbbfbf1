import { ResponsiveTable } from '@/components/ui/responsive-table';
import { hook } from '@/lib/design/hooks';
import { tokenParts } from '@/lib/styling/token-parts';
import type { Token } from '@/lib/styling/tokens';
import { word } from '@/lib/words/word';
import { TokenValue } from './token-value';

const heads = ['Token and custom property', 'Default', 'Copy override'] as const;

/** The tokens of one mixin, by the part of the component. */
export function TokenTable({ label, tokens }: { label: string; tokens: readonly Token[] }) {
  return (
    <ResponsiveTable
      aria-label={label}
      heads={heads}
      grouped
      className="tokens"
      {...hook('filterBlock')}
    >
      {tokenParts(tokens).map((part) => (
        <tbody key={part.name} role="rowgroup" {...hook('filterBlock')}>
          <tr role="row">
            <th
              className="token-part"
              colSpan={3}
              scope="rowgroup"
              role="rowheader"
              lang={part.lang}
            >
              {part.name}
            </th>
          </tr>
          {part.tokens.map((token) => (
            <TokenRow key={token.property} token={token} />
          ))}
        </tbody>
      ))}
    </ResponsiveTable>
  );
}

function TokenRow({ token: { name, property, kind, fallback } }: { token: Token }) {
  const id = property.slice(2);
  return (
    <tr role="row" id={id} {...hook('filterRow')} {...hook('filterKind', kind)}>
      <th scope="row" role="rowheader" translate="no">
        <a href={`#${id}`} {...hook('copyLink')}>
          {name}
        </a>
        <small>{property}</small>
      </th>
      <td role="cell" data-label={word('Default')}>
        <TokenValue kind={kind} fallback={fallback} />
      </td>
      <td role="cell">
        <button
          type="button"
          aria-label={word('Sass for {name}', { name })}
          {...hook('copyOverride', 'sass')}
        >
          Sass
        </button>
        <button
          type="button"
          aria-label={word('CSS for {name}', { name: property })}
          {...hook('copyOverride', 'css')}
        >
          CSS
        </button>
      </td>
    </tr>
  );
}
