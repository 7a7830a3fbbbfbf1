import { BreakableName } from '@/components/ui/breakable-name';
import { StaticHtml } from '@/components/ui/static-html';
import { Tag } from '@/components/ui/tag';
import { Word } from '@/components/ui/word';
import { kindNames } from '@/lib/api/kind-names';
import type { ApiScope } from '@/lib/api/scope';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { hook } from '@/lib/design/hooks';
import { content, wording } from '@/lib/words/word';
import { Deprecated } from './deprecated';
import { Description } from './description';
import { Facts } from './facts';
import { Marks } from './marks';
import { References } from './references';
import { SymbolBody } from './symbol-body';
import { TypeParameters } from './type-parameters';

/**
 * The documentation of one symbol, below a sticky heading with its name. The section has the id for links,
 * because a sticky heading has no fixed position.
 */
export function SymbolSection({ symbol, scope }: { symbol: ApiSymbol; scope: ApiScope }) {
  const { name, kind, description, describedHere, deprecated } = symbol;
  const marks = [
    ...('abstract' in symbol && symbol.abstract ? [wording('Abstract')] : []),
    ...scope.history(name, deprecated !== undefined),
  ];
  const text = <BreakableName name={name} />;
  return (
    <StaticHtml as="section" className="api" id={name} {...hook('filterGroup', name)}>
      <header>
        <h3>
          <code translate="no">
            {deprecated ? <del>{text}</del> : text}
            <TypeParameters symbol={symbol} scope={scope} />
          </code>
        </h3>
        <a className="anchor-link" href={`#${name}`} {...hook('copyLink')}>
          <span className="sr-only">
            <Word text="Link to {text}" values={{ text: name }} />
          </span>
        </a>
        <Tag {...content(kindNames[kind].one)} />
        <Marks marks={marks} />
      </header>
      <Deprecated deprecated={deprecated} scope={scope} />
      <Description markdown={description} scope={scope} />
      {describedHere && (
        <small>
          <Word text="Description written by this site." />
        </small>
      )}
      <Facts symbol={symbol} scope={scope} />
      <SymbolBody symbol={symbol} scope={scope} />
      <References symbol={symbol} scope={scope} />
    </StaticHtml>
  );
}
