import type { ReactNode } from 'react';
import { hook } from '@/lib/design/hooks';

interface MemberBlockProps {
  title?: string | undefined;
  /** Id of the title, if "On this page" lists it. */
  id?: string | undefined;
  children: ReactNode;
}

/** Members of one kind below their title, which is omitted if the symbol has no other members. */
export function MemberBlock({ title, id, children }: MemberBlockProps) {
  return (
    <div className="mt-8 [&>*+*]:mt-3 [&>h4+*]:mt-2" {...hook('filterBlock')}>
      {title && <h4 id={id}>{title}</h4>}
      {children}
    </div>
  );
}
