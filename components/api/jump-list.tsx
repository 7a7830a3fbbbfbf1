import type { ItemApiDoc } from '@/lib/api/item-docs';
import { kindNames } from '@/lib/api/kind-names';
import { BreakableName } from './breakable-name';
import { symbolKinds, type ApiSymbol } from '@/lib/api/symbol-model';

/** Links to all symbols of the page: those of the main document by kind, then each further one. */
export function JumpList({ docs }: { docs: readonly ItemApiDoc[] }) {
  const many = docs.flatMap(({ doc }) => doc.symbols).length > 16;
  return (
    <dl className={many ? 'jump jump--many' : 'jump'}>
      {docs.flatMap(({ heading, doc }) =>
        heading === undefined
          ? symbolKinds.map((kind) => (
              <JumpGroup
                key={kind}
                name={kindNames[kind].many}
                symbols={doc.symbols.filter((symbol) => symbol.kind === kind)}
              />
            ))
          : [<JumpGroup key={doc.id} name={heading} symbols={doc.symbols} />],
      )}
    </dl>
  );
}

function JumpGroup({ name, symbols }: { name: string; symbols: readonly ApiSymbol[] }) {
  if (symbols.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      {symbols.map((symbol) => (
        <dd key={symbol.name}>
          <a href={`#${symbol.name}`}>
            <SymbolName symbol={symbol} />
          </a>
        </dd>
      ))}
    </div>
  );
}

function SymbolName({ symbol: { name, deprecated } }: { symbol: ApiSymbol }) {
  const text = <BreakableName name={name} />;
  return <code>{deprecated ? <del>{text}</del> : text}</code>;
}
