import type { ReactNode } from 'react';
import type { ApiScope } from '@/lib/api/scope';
import { hook } from '@/lib/design/hooks';
import type { NamedRef } from '@/lib/api/type-model';

interface InheritedProps {
  origin: NamedRef;
  count: number;
  scope: ApiScope;
  /** Whether the members show at first. */
  open: boolean;
  children: ReactNode;
}

/** Members that come from a base, under its name; the reader can fold them away. */
export function Inherited({ origin, count, scope, open, children }: InheritedProps) {
  return (
    <details className="fold" {...hook('filterBlock')} open={open}>
      <summary>
        {count} inherited from <code>{origin.name}</code>
      </summary>
      {origin.ref && (
        <p className="fold__link">
          <a href={scope.href(origin.ref)}>
            About <code>{origin.name}</code>
          </a>
        </p>
      )}
      {children}
    </details>
  );
}
