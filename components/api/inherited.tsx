import { Word } from '@/components/ui/word';
import type { ReactNode } from 'react';
import type { ApiScope } from '@/lib/api/scope';
import type { NamedRef } from '@/lib/api/type-model';
import { hook } from '@/lib/design/hooks';
import { Fold } from './fold';

interface InheritedProps {
  origin: NamedRef;
  count: number;
  scope: ApiScope;
  /** Whether the members are expanded at first. */
  open: boolean;
  children: ReactNode;
}

/** The members of a base class, below its name; collapsible. */
export function Inherited({ origin, count, scope, open, children }: InheritedProps) {
  // Names with an underscore are internal to the library.
  const isShown = !origin.name.startsWith('_');
  return (
    <Fold
      open={open}
      summary={
        <>
          <span {...hook('filterCount')}>{count}</span>{' '}
          <Word text={isShown ? 'inherited from' : 'inherited'} />
          {isShown && (
            <>
              {' '}
              <code translate="no">{origin.name}</code>
            </>
          )}
        </>
      }
    >
      {origin.ref && (
        <p className="text-ui">
          <a href={scope.href(origin.ref)}>
            <Word text="See" /> <code translate="no">{origin.name}</code>
          </a>
        </p>
      )}
      {children}
    </Fold>
  );
}
