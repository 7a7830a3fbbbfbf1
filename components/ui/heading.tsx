import type { ComponentProps } from 'react';
import { hook } from '@/lib/design/hooks';

type HeadingProps = ComponentProps<'h2'> & {
  level: 2 | 3 | 4;
  /** What the link says where it leads; unless the heading is plain text. */
  name?: string;
};

/**
 * A heading, and beside it a link to it, so that the heading's own name stays as it is. The page's script
 * also copies the address when the link is pressed.
 */
export function Heading({ level, id, name, children, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  const text = name ?? [children].flat().join('');
  return (
    <div className={`h${level}-row`}>
      <Tag id={id} {...props}>
        {children}
      </Tag>
      <a
        className="anchor-link"
        href={`#${id}`}
        aria-label={`Link to ${text}`}
        {...hook('copyLink')}
      />
    </div>
  );
}
