import { Children, type ComponentProps } from 'react';
import { hook } from '@/lib/design/hooks';
import { label } from '@/lib/words/word';

type HeadingProps = ComponentProps<'h2'> & {
  level: 2 | 3 | 4;
  /** The name in the link's label; only needed when the heading is not plain text. */
  name?: string | undefined;
};

/**
 * A heading with a link to itself. The link is beside the heading, so that it is not part of the heading's
 * accessible name. The page's script also copies the URL when the link is followed.
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
        {...label('Link to {text}', { text })}
        {...hook('copyLink')}
      />
    </div>
  );
}
