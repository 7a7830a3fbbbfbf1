import { cva } from 'class-variance-authority';
import type { ItemApiDoc } from '@/lib/api/item-docs';
import { kindNames } from '@/lib/api/kind-names';
import { type ApiSymbol, symbolKinds } from '@/lib/api/symbol-model';
import { BreakableName } from './breakable-name';

/** While the field above narrows, the list keeps its layout out of sight, to be back at once. */
const styles = cva(
  'mt-6 mb-12 border-y border-line py-4 text-ui *:min-w-0 peer-data-narrowing:my-0 peer-data-narrowing:h-0 peer-data-narrowing:border-0 peer-data-narrowing:py-0 peer-data-narrowing:[content-visibility:hidden] [&_dd]:[line-height:1.75rem] [&_dd]:wrap-anywhere [&_dt]:text-small [&_dt]:font-bold [&_dt]:text-text-2',
  {
    variants: {
      many: {
        true: 'columns-[15rem] gap-x-8 [contain:content] [overflow-clip-margin:1rem] max-section:columns-[9rem] max-section:text-small [&_dt]:break-after-avoid [&>div+div]:mt-3',
        false: 'flex flex-wrap gap-x-8 gap-y-4',
      },
    },
  },
);

/** Links to all symbols of the page: those of the main document by kind, then each further one. */
export function JumpList({ docs }: { docs: readonly ItemApiDoc[] }) {
  const many = docs.flatMap(({ doc }) => doc.symbols).length > 16;
  return (
    <dl className={styles({ many })}>
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
