import { Word } from '@/components/ui/word';
import type { ApiScope } from '@/lib/api/scope';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { Description } from './description';

interface ReferencesProps {
  symbol: Pick<ApiSymbol, 'see' | 'examples'>;
  scope: ApiScope;
}

/** Code and links from a symbol's doc comment. */
export function References({ symbol: { see, examples }, scope }: ReferencesProps) {
  return (
    <>
      {examples.map((example) => (
        <Description key={example} markdown={example} scope={scope} />
      ))}
      {see.length > 0 && (
        <dl className="facts">
          <div>
            <dt>
              <Word text="See also" />
            </dt>
            {see.map((reference) => (
              <dd key={reference}>
                <Description markdown={reference} scope={scope} />
              </dd>
            ))}
          </div>
        </dl>
      )}
    </>
  );
}
