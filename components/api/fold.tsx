import type { ReactNode } from 'react';
import { hook } from '@/lib/design/hooks';

interface FoldProps {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A collapsible part: inherited members, host elements, modules. */
export function Fold({ summary, open, children }: FoldProps) {
  return (
    <details className="fold" open={open} {...hook('filterBlock')}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
