import type { ApiMethod } from '@/lib/api/member-model';
import type { ApiScope } from '@/lib/api/scope';
import { hook } from '@/lib/design/hooks';
import { Deprecated } from './deprecated';
import { Marks } from './marks';
import { Signature } from './signature';

/** A method with all of its overloads, in one frame. */
export function Method({ method, scope }: { method: ApiMethod; scope: ApiScope }) {
  const { name, anchor, signatures, optional, deprecated } = method;
  const keywords = (['protected', 'static', 'abstract'] as const).filter((word) => method[word]);
  const marks = scope.history(anchor, deprecated !== undefined);
  return (
    <div
      className={deprecated ? 'method method--old' : 'method'}
      id={anchor}
      {...hook('filterRow', name)}
    >
      {signatures.map((signature, index) => (
        <Signature
          key={index}
          head={{ name, keywords, optional, anchor }}
          signature={signature}
          scope={scope}
        />
      ))}
      {marks.length > 0 && (
        <div className="method__body">
          <Marks marks={marks} />
          <Deprecated deprecated={deprecated} scope={scope} />
        </div>
      )}
    </div>
  );
}
