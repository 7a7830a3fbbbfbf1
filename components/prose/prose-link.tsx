import type { ComponentProps } from 'react';

/** A link in a text. External links have a `rel` for search engines and the browser. */
export function ProseLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  const leaves = /^https?:/.test(href);
  return (
    <a href={href} rel={leaves ? 'noopener' : undefined} {...props}>
      {children}
    </a>
  );
}
