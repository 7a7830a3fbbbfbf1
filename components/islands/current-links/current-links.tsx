'use client';

import { useAddress } from './use-address';

export interface CurrentLink {
  href: string;
  label: string;
  /** Paths whose pages, at any depth, belong to this link. */
  within: readonly string[];
}

/**
 * A row of links; the one the visitor is at, or below, is marked, also in the static HTML. The row says
 * how much room they have at their sides (`--inset`) and how high above its edge the mark is (`--rise`).
 */
export function CurrentLinks({ links }: { links: readonly CurrentLink[] }) {
  const pathname = useAddress();
  return links.map(({ href, label, within }) => {
    const current = currentState(pathname, href, within);
    return (
      <a key={href} href={href} className="tab" aria-current={current}>
        {label}
      </a>
    );
  });
}

function currentState(
  pathname: string,
  href: string,
  within: readonly string[],
): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return within.some((path) => pathname.startsWith(`${path}/`)) ? 'true' : undefined;
}
