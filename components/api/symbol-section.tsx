import { Tag } from '@/components/ui/tag';
import { kindNames } from '@/lib/api/kind-names';
import type { ApiScope } from '@/lib/api/scope';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { hook } from '@/lib/design/hooks';
import { Deprecated } from './deprecated';
import { Description } from './description';
import { Facts } from './facts';
import { Marks } from './marks';
import { References } from './references';
import { SymbolBody } from './symbol-body';

/** Everything about one symbol, below a heading that carries its name. */
export function SymbolSection({ symbol, scope }: { symbol: ApiSymbol; scope: ApiScope }) {
  const { name, kind, description, deprecated } = symbol;
  const marks = [
    ...('abstract' in symbol && symbol.abstract ? [{ text: 'Abstract' }] : []),
    ...scope.history(name, deprecated !== undefined),
  ];
  return (
    <section className="api" aria-labelledby={name} {...hook('filterGroup', name)}>
      <header>
        <h3 id={name}>
          <code>{deprecated ? <del>{name}</del> : name}</code>
          <a className="anchor-link" href={`#${name}`} {...hook('copyLink')}>
            <span className="sr-only">Link to {name}</span>
          </a>
        </h3>
        <Tag>{kindNames[kind].one}</Tag>
        <Marks marks={marks} />
      </header>
      <Deprecated deprecated={deprecated} scope={scope} />
      <Description markdown={description} scope={scope} />
      <Facts symbol={symbol} scope={scope} />
      <SymbolBody symbol={symbol} scope={scope} />
      <References symbol={symbol} scope={scope} />
    </section>
  );
}
