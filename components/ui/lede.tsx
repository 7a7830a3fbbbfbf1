import type { ComponentProps } from 'react';

/** The sentence below a page's title. */
export function Lede(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className="mt-1 max-w-doc text-lede text-pretty text-text-2" />;
}
