'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { onSignal } from '@/lib/browser/page/signals';
import { hooked } from '@/lib/design/hooks';

/**
 * Marks, in the "On this page" list, the heading being read: the last one above the fold's top. Where a
 * button opens the list, it shows from the marked entry on, and following an entry closes it.
 */
export function TocMarker() {
  const pathname = usePathname();

  useEffect(() => {
    const list = document.querySelector<HTMLElement>(`${hooked('toc')} > ul`);
    if (!list) return;
    // Not what entries consist of: those lie in sections that the browser may have left out.
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
 * What stands for a heading: the section it names, or else itself. To measure a heading in a section
 * that the browser has left out would make it lay out the section.
 */
function markedBox(id: string): Element | null {
  const heading = document.getElementById(id);
  const section = heading?.closest('[aria-labelledby]');
  return section?.getAttribute('aria-labelledby') === id ? section : heading;
}

/**
 * Scrolls a list that is longer than its room, and only the list, so that the marked entry and its
 * neighbors show: for the first entry to the very top.
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
 * The entry being read is the last one above a line, a third of the window down. Near the end of the page
 * the line moves down to the bottom of the window: the last headings never scroll up to the third.
 */
function indexBeingRead(targets: (Element | null)[]): number {
  const { innerHeight, scrollY } = window;
  const left = Math.max(0, document.documentElement.scrollHeight - innerHeight - scrollY);
  const line = Math.max(innerHeight / 3, innerHeight - left);
  let current = 0;
  for (const [index, target] of targets.entries()) {
    // To measure what is folded away would make the browser lay it out.
    if (!target || target.closest('details:not([open]) > :not(summary)')) continue;
    if (target.getBoundingClientRect().top > line) break;
    current = index;
  }
  return current;
}
