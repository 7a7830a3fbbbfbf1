import { tokenKindNames } from '@/lib/api/token-kind-names';
import { hook } from '@/lib/design/hooks';
import type { Token } from '@/lib/api/tokens';
import { TokenValue } from './token-value';

const heads = ['Token and custom property', 'Kind', 'Falls back to'];

/** The tokens of one mixin. Roles are written out: narrow screens lay the rows out as blocks. */
export function TokenTable({ label, tokens }: { label: string; tokens: readonly Token[] }) {
  return (
    <table
      role="table"
      className="table props token-table"
      {...hook('filterBlock')}
      aria-label={label}
    >
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {tokens.map((token) => (
          <TokenRow key={token.property} token={token} />
        ))}
      </tbody>
    </table>
  );
}

function TokenRow({ token: { name, property, kind, fallback } }: { token: Token }) {
  const id = property.slice(2);
  return (
    <tr role="row" id={id} {...hook('filterRow')} {...hook('filterKind', kind)}>
      <th scope="row" role="rowheader" className="props__name">
        <a href={`#${id}`} {...hook('copyLink')}>
          {name}
        </a>
        <span className="token__property">{property}</span>
      </th>
      <td role="cell" data-label="Kind">
        {tokenKindNames[kind]}
      </td>
      <td role="cell" data-label="Falls back to">
        <TokenValue kind={kind} fallback={fallback} />
      </td>
    </tr>
  );
}
