import { Word } from '@/components/ui/word';
import { type Fact, factsOf } from '@/lib/api/facts';
import type { ApiScope } from '@/lib/api/scope';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { NamedLink } from './named-link';
import { TypeCode } from './type-code';

/** Selector, provider and base classes of a symbol. */
export function Facts({ symbol, scope }: { symbol: ApiSymbol; scope: ApiScope }) {
  const facts = factsOf(symbol);
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>
            <Word text={fact.label} />
          </dt>
          <dd>
            <FactValue fact={fact} scope={scope} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact, scope }: { fact: Fact; scope: ApiScope }) {
  if ('codes' in fact) {
    return fact.codes.map((code) => (
      <code translate="no" key={code} className="ic">
        {code}
      </code>
    ));
  }
  if ('types' in fact) {
    return fact.types.map((type, index) => <TypeCode key={index} type={type} scope={scope} />);
  }
  return fact.symbols.map((symbol) => (
    <NamedLink key={symbol.name} symbol={symbol} scope={scope} />
  ));
}
