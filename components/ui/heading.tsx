import { Children, type ComponentProps } from 'react';
import { hook } from '@/lib/design/hooks';

type HeadingProps = ComponentProps<'h2'> & {
  level: 2 | 3 | 4;
  /** What the link says where it leads; unless the heading is plain text. */
  name?: string | undefined;
};

/**
 * A heading, and beside it a link to it, so that the heading's own name stays as it is. The page's script
 * also copies the address when the link is pressed.
 */
export function Heading({ level, id, name, children, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  const texts = Children.toArray(children).filter((child) => typeof child === 'string');
  const text = name ?? texts.join('');
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
