import { Word } from '@/components/ui/word';
import type { ApiScope } from '@/lib/api/scope';
import type { Deprecation } from '@/lib/api/type-model';
import { Description } from './description';

interface DeprecatedProps {
  deprecated: Deprecation | undefined;
  scope: ApiScope;
}

/** A deprecation notice, with the reason and the replacement. */
export function Deprecated({ deprecated, scope }: DeprecatedProps) {
  if (!deprecated) return null;
  const { reason, removal } = deprecated;
  return (
    <div className="api-old">
      <b>
        <Word text="Deprecated." />
      </b>{' '}
      <Description markdown={reason} scope={scope} />
      {removal && (
        <>
          {' '}
          <Word text="Removal announced for {version}." values={{ version: removal }} />
        </>
      )}
    </div>
  );
}
