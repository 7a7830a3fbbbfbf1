import type { ApiScope } from '@/lib/api/scope';
import type { ApiNgModule } from '@/lib/api/symbol-model';
import { wording } from '@/lib/words/word';
import { Fold } from './fold';
import { Methods } from './methods';
import { NameList } from './name-list';
import { NamedLink } from './named-link';

/** The exports of a module, collapsed, because standalone imports replace modules. */
export function ModuleBody({ symbol, scope }: { symbol: ApiNgModule; scope: ApiScope }) {
  const { name, exports, methods } = symbol;
  const title = wording('Exports of {name}', { name });
  return (
    <>
      {exports.length > 0 && (
        <Fold summary={title.text} lang={title.lang}>
          <NameList>
            {exports.map((exported) => (
              <li key={exported.name}>
                <NamedLink symbol={exported} scope={scope} />
              </li>
            ))}
          </NameList>
        </Fold>
      )}
      <Methods methods={methods} scope={scope} />
    </>
  );
}
