'use client';

import { asIsland } from '@/components/ui/island';
import { useUrlPath } from './use-url-path';

export interface CurrentLink {
  href: string;
  label: string;
  /** The language of the label if it is another than the page's. */
  lang?: 'en' | undefined;
  /** Paths whose pages, at any depth, belong to this link. */
  within: readonly string[];
}

function CurrentLinksInside({ links }: { links: readonly CurrentLink[] }) {
  const pathname = useUrlPath();
  return links.map(({ href, label, lang, within }) => {
    const current = currentState(pathname, href, within);
    return (
      <a
        key={href}
        href={href}
        className="tab"
        aria-current={current}
        lang={lang}
        ref={current === 'page' ? scrollIntoBar : undefined}
      >
        {label}
      </a>
    );
  });
}

/** Room in pixels for the button at the end of a bar. */
const buttonRoom = 64;

/** Scrolls a bar that is too narrow for its links to the current one; the page stays where it is. */
function scrollIntoBar(link: HTMLElement | null): void {
  const bar = link?.parentElement;
  if (!bar || bar.scrollWidth <= bar.clientWidth) return;
  const end = link.offsetLeft + link.offsetWidth - bar.offsetLeft + buttonRoom;
  if (end > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = end - bar.clientWidth;
}

function currentState(
  pathname: string,
  href: string,
  within: readonly string[],
): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return within.some((path) => pathname.startsWith(`${path}/`)) ? 'true' : undefined;
}

/**
 * A row of links; the link of the current page or of its parent is marked, also in the static HTML. The
 * parent element sets the padding at their sides (`--inset`) and the mark's distance from the bottom edge
 * (`--rise`).
 */
export const CurrentLinks = asIsland(CurrentLinksInside, {
  name: 'The list of links',
  atEdge: true,
});
