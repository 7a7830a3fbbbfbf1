import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** A remark set off from the text. It begins with a bold sentence that says what it is about. */
export function Callout({ kind, children }: { kind: 'note' | 'warning'; children: ReactNode }) {
  return (
    <div
      className={kind === 'warning' ? 'callout callout--warn' : 'callout'}
      role="note"
      aria-label={kind === 'warning' ? 'Warning' : 'Note'}
    >
      <Icon name={kind === 'warning' ? 'warning' : 'lightbulb'} />
      <div className="callout__text">{children}</div>
    </div>
  );
}
