import { ResponsiveTable } from '@/components/ui/responsive-table';
import { hook } from '@/lib/design/hooks';
import { tokenKindNames } from '@/lib/styling/token-kind-names';
import type { Token } from '@/lib/styling/tokens';
import { TokenValue } from './token-value';

const heads = ['Token and custom property', 'Kind', 'Default'];

/** The tokens of one mixin. */
export function TokenTable({ label, tokens }: { label: string; tokens: readonly Token[] }) {
  return (
    <ResponsiveTable
      aria-label={label}
      heads={heads}
      className="max-section:[&_td]:mt-1 [&_thead_th:nth-child(1)]:w-[52%] [&_thead_th:nth-child(2)]:w-[15%] [&_thead_th:nth-child(3)]:w-auto"
      {...hook('filterBlock')}
    >
      {tokens.map((token) => (
        <TokenRow key={token.property} token={token} />
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
      <td role="cell" data-label="Kind">
        {tokenKindNames[kind]}
      </td>
      <td role="cell" data-label="Default">
        <TokenValue kind={kind} fallback={fallback} />
      </td>
    </tr>
  );
}
