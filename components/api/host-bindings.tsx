import { ResponsiveTable } from '@/components/ui/responsive-table';
import type { ApiDirective } from '@/lib/api/symbol-model';
import { hook } from '@/lib/design/hooks';
import { content, word, wording } from '@/lib/words/word';
import { Fold } from './fold';

const kinds = {
  attribute: 'Attribute',
  property: 'Property',
  class: 'Class',
  style: 'Style',
  event: 'Event',
} as const;

interface HostBindingsProps {
  symbol: string;
  host: ApiDirective['host'];
}

/** The bindings and listeners of a directive on its host element. */
export function HostBindings({ symbol, host }: HostBindingsProps) {
  if (host.length === 0) return null;
  const { text, lang } = wording('Host element ({count})', { count: String(host.length) });
  return (
    <Fold summary={text} lang={lang}>
      <ResponsiveTable
        aria-label={word('Host of {symbol}', { symbol })}
        heads={['Name', 'Kind', 'Value']}
        className="[&_thead_th:nth-child(1)]:w-[38%] [&_thead_th:nth-child(2)]:w-[16%]"
        {...hook('filterBlock')}
      >
        {host.map(({ kind, name, value }, index) => (
          <tr role="row" key={index}>
            <th scope="row" role="rowheader" translate="no">
              {name}
            </th>
            <td role="cell" data-label={word('Kind')} {...content(kinds[kind])} />
            <td role="cell" className="props__default" data-label={word('Value')}>
              {value === '' ? '–' : <code translate="no">{value}</code>}
            </td>
          </tr>
        ))}
      </ResponsiveTable>
    </Fold>
  );
}
