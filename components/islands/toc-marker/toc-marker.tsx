'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { asIsland } from '@/components/ui/island';
import { onSignal } from '@/lib/browser/page/signals';
import { hooked } from '@/lib/design/hooks';

function TocMarkerInside() {
  const pathname = usePathname();

  useEffect(() => {
    const list = document.querySelector<HTMLElement>(`${hooked('toc')} > ul`);
    if (!list) return;
    // Nested entries are left out: measuring their targets would force the layout of skipped sections.
    const links = [...list.querySelectorAll<HTMLAnchorElement>(':scope > li > a')];
    const findTargets = () =>
      links.map((link) => markedBox(decodeURIComponent(link.hash.slice(1))));
    let targets = findTargets();
    let frame = 0;
    let marked: HTMLAnchorElement | undefined;
    const mark = () => {
      frame = 0;
      const current = links[indexBeingRead(targets)];
      if (current === marked) return;
      marked?.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'true');
      marked = current;
      if (current) keepInSight(list, current);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(mark);
    };
    const stop = new AbortController();
    const { signal } = stop;
    onScroll();
    const forget = onSignal('filled', () => {
      targets = findTargets();
      onScroll();
    });
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    list.addEventListener('toggle', () => marked && keepInSight(list, marked), { signal });
    list.addEventListener(
      'click',
      ({ target }) => {
        const followed = target instanceof Element && target.closest('a');
        if (followed && list.matches(':popover-open')) list.hidePopover();
      },
      { signal },
    );
    return () => {
      stop.abort();
      forget();
      cancelAnimationFrame(frame);
      marked?.removeAttribute('aria-current');
    };
  }, [pathname]);
  return null;
}

/**
 * The element to measure for a heading: its section, or else the heading itself. Measuring a heading in a
 * section that the browser has skipped would force the layout of that section.
 */
function markedBox(id: string): Element | null {
  const heading = document.getElementById(id);
  const section = heading?.closest('[aria-labelledby]');
  return section?.getAttribute('aria-labelledby') === id ? section : heading;
}

/**
 * Scrolls only the list, if it is longer than its box, so that the marked entry and its neighbors are
 * visible; for the first entry, to the very top.
 */
function keepInSight(list: HTMLElement, link: HTMLElement): void {
  const frame = list.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  const above = box.top - box.height - frame.top;
  const below = box.bottom + box.height - frame.bottom;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/**
 * The index of the entry being read: the last one above a line at a third of the window's height. Near the
 * end of the page the line moves down to the bottom of the window, because the last headings never reach the
 * third.
 */
function indexBeingRead(targets: (Element | null)[]): number {
  const { innerHeight, scrollY } = window;
  const left = Math.max(0, document.documentElement.scrollHeight - innerHeight - scrollY);
  const line = Math.max(innerHeight / 3, innerHeight - left);
  let current = 0;
  for (const [index, target] of targets.entries()) {
    // Measuring an element in a closed fold would force its layout.
    if (!target || target.closest('details:not([open]) > :not(summary)')) continue;
    if (target.getBoundingClientRect().top > line) break;
    current = index;
  }
  return current;
}

/**
 * Marks the entry of "On this page" whose section is being read. When a button opens the list, it is scrolled
 * to the marked entry, and following an entry closes it.
 */
export const TocMarker = asIsland(TocMarkerInside, {
  name: 'What marks the place on this page',
  atEdge: true,
});
