import type { ReactNode } from 'react';
import { hook } from '@/lib/design/hooks';

interface FoldProps {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** What the reader can fold away: inherited members, host elements, modules. */
export function Fold({ summary, open, children }: FoldProps) {
  return (
    <details
      className="[&>.method+.method]:mt-3 [&>:not(summary)]:mt-2"
      open={open}
      {...hook('filterBlock')}
    >
      <summary className="w-fit cursor-pointer rounded-full py-1 ps-2 pe-3 text-ui/6 font-medium text-primary-text hover:bg-hover active:bg-pressed pointer-coarse:py-2.5">
        {summary}
      </summary>
      {children}
    </details>
  );
}
