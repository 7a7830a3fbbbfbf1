import type { ReactNode } from 'react';
import { hook } from '@/lib/design/hooks';

interface FoldProps {
  summary: ReactNode;
  /** The language of the summary if it is another than the page's. */
  lang?: 'en' | undefined;
  open?: boolean;
  children: ReactNode;
}

/** A collapsible part: inherited members, host elements, modules. */
export function Fold({ summary, lang, open, children }: FoldProps) {
  return (
    <details className="fold" open={open} {...hook('filterBlock')}>
      <summary lang={lang}>{summary}</summary>
      {children}
    </details>
  );
}
