import { word } from '@/lib/words/word';
import { ResponsiveTable } from '@/components/ui/responsive-table';
import type { ApiDirective } from '@/lib/api/symbol-model';
import { hook } from '@/lib/design/hooks';
import { Fold } from './fold';

const kinds = {
  attribute: word('Attribute'),
  property: word('Property'),
  class: word('Class'),
  style: word('Style'),
  event: word('Event'),
};

interface HostBindingsProps {
  symbol: string;
  host: ApiDirective['host'];
}

/** The bindings and listeners of a directive on its host element. */
export function HostBindings({ symbol, host }: HostBindingsProps) {
  if (host.length === 0) return null;
  return (
    <Fold summary={word('Host element ({count})', { count: String(host.length) })}>
      <ResponsiveTable
        aria-label={word('Host of {symbol}', { symbol })}
        heads={[word('Name'), word('Kind'), word('Value')]}
        className="[&_thead_th:nth-child(1)]:w-[38%] [&_thead_th:nth-child(2)]:w-[16%]"
        {...hook('filterBlock')}
      >
        {host.map(({ kind, name, value }, index) => (
          <tr role="row" key={index}>
            <th scope="row" role="rowheader" translate="no">
              {name}
            </th>
            <td role="cell" data-label={word('Kind')}>
              {kinds[kind]}
            </td>
            <td role="cell" className="props__default" data-label={word('Value')}>
              {value === '' ? '–' : <code translate="no">{value}</code>}
            </td>
          </tr>
        ))}
      </ResponsiveTable>
    </Fold>
  );
}
