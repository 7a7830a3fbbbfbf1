import type { ApiDirective } from '@/lib/api/symbol-model';
import { hook } from '@/lib/design/hooks';

const kinds = {
  attribute: 'Attribute',
  property: 'Property',
  class: 'Class',
  style: 'Style',
  event: 'Event',
};

interface HostBindingsProps {
  symbol: string;
  host: ApiDirective['host'];
}

/** What a directive sets on its own element and listens to there. */
export function HostBindings({ symbol, host }: HostBindingsProps) {
  if (host.length === 0) return null;
  return (
    <details className="fold" {...hook('filterBlock')}>
      <summary>Host element ({host.length})</summary>
      <table
        role="table"
        className="table props props--host"
        {...hook('filterBlock')}
        aria-label={`Host of ${symbol}`}
      >
        <thead role="rowgroup">
          <tr role="row">
            {['Name', 'Kind', 'Value'].map((head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {host.map(({ kind, name, value }, index) => (
            <tr role="row" key={index}>
              <th scope="row" role="rowheader" className="props__name">
                {name}
              </th>
              <td role="cell" data-label="Kind">
                {kinds[kind]}
              </td>
              <td role="cell" className="props__default" data-label="Value">
                {value === '' ? '–' : <code>{value}</code>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
