import type { ReactNode } from 'react';
import { hook } from '@/lib/design/hooks';
import { content, type InterfaceText } from '@/lib/words/word';

interface MemberBlockProps {
  title?: InterfaceText | undefined;
  /** Id of the title, if "On this page" lists it. */
  id?: string | undefined;
  children: ReactNode;
}

/** Members of one kind below their title, which is omitted if the symbol has no other members. */
export function MemberBlock({ title, id, children }: MemberBlockProps) {
  return (
    <div className="mt-8 [&>*+*]:mt-3 [&>h4+*]:mt-2" {...hook('filterBlock')}>
      {title && <h4 id={id} {...content(title)} />}
      {children}
    </div>
  );
}
