import type { ReactNode } from 'react';
import { hook } from '@/lib/design/hooks';

/** Members of one kind below their title; a symbol that is nothing else needs none. */
export function MemberBlock({
  title,
  children,
}: {
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="mt-8 [&>*+*]:mt-3 [&>h4+*]:mt-2" {...hook('filterBlock')}>
      {title && <h4>{title}</h4>}
      {children}
    </div>
  );
}
