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
      <b>Deprecated.</b> <Description markdown={reason} scope={scope} />
      {removal && <span>{` Removal announced for ${removal}.`}</span>}
    </div>
  );
}
