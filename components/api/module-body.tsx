import type { ApiScope } from '@/lib/api/scope';
import type { ApiNgModule } from '@/lib/api/symbol-model';
import { hook } from '@/lib/design/hooks';
import { Methods } from './methods';
import { NamedLink } from './named-link';

/** What importing a module brings, folded: standalone imports have taken its place. */
export function ModuleBody({ symbol, scope }: { symbol: ApiNgModule; scope: ApiScope }) {
  const { name, exports, methods } = symbol;
  return (
    <>
      {exports.length > 0 && (
        <details className="fold" {...hook('filterBlock')}>
          <summary>Exports of {name}</summary>
          <ul className="fold__names">
            {exports.map((exported) => (
              <li key={exported.name}>
                <NamedLink symbol={exported} scope={scope} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Methods methods={methods} scope={scope} />
    </>
  );
}
