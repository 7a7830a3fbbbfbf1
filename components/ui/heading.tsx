import type { ComponentProps } from 'react';
import { hook } from '@/lib/design/hooks';

type HeadingProps = ComponentProps<'h2'> & { level: 2 | 3 | 4 };

/** A heading with a link to itself; the page's script also copies the address when it is pressed. */
export function Heading({ level, id, children, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} {...props}>
      {children}
      <a className="anchor-link" href={`#${id}`} {...hook('copyLink')}>
        <span className="sr-only">Link to this section</span>
      </a>
    </Tag>
  );
}
