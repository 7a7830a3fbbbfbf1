import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { word } from '@/lib/text/word';

const styles = cva(
  'grid max-w-doc grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-l border border-transparent p-4 pe-6 text-[1rem]/[1.625rem] print:break-inside-avoid *:[svg]:mt-px',
  {
    variants: {
      kind: {
        note: 'bg-primary-soft *:[svg]:text-primary-text',
        warning: 'bg-warn-soft *:[svg]:text-warn-text',
      },
    },
  },
);

interface CalloutProps {
  kind: 'note' | 'warning';
  children: ReactNode;
}

/** A remark set off from the text. It begins with a bold sentence as its title. */
export function Callout({ kind, children }: CalloutProps) {
  return (
    <div
      className={styles({ kind })}
      role="note"
      aria-label={word(kind === 'warning' ? 'Warning' : 'Note')}
    >
      <Icon name={kind === 'warning' ? 'warning' : 'lightbulb'} />
      <div className="space-y-2">{children}</div>
    </div>
  );
}
