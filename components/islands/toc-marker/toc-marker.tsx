'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { hooked } from '@/lib/design/hooks';

/** Marks, in the "On this page" list, the heading being read: the last one above the fold's top. */
export function TocMarker() {
  const pathname = usePathname();

  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`${hooked('toc')} a`)];
    if (links.length === 0) return;
    const targets = links.map((link) => markedBox(decodeURIComponent(link.hash.slice(1))));
    let frame = 0;
    let marked: HTMLAnchorElement | undefined;
    const mark = () => {
      frame = 0;
      const current = links[indexBeingRead(targets)];
      if (current === marked) return;
      marked?.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'true');
      marked = current;
      if (current) keepInSight(current);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(mark);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
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

/** Scrolls a list that is longer than the window, and only the list, to the marked entry. */
function keepInSight(link: HTMLElement): void {
  const list = link.closest(hooked('toc'));
  if (!list) return;
  const frame = list.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top + box.height;
  if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + box.height;
}

/**
 * The entry being read is the last one above a line, a third of the window down. Near the end of the page
 * the line moves down to the bottom of the window: the last headings never scroll up to the third.
 */
function indexBeingRead(targets: (Element | null)[]): number {
  const { innerHeight, scrollY } = window;
  const left = Math.max(0, document.documentElement.scrollHeight - innerHeight - scrollY);
  const line = Math.max(innerHeight / 3, innerHeight - left);
  const below = targets.findIndex((target) => target && target.getBoundingClientRect().top > line);
  return Math.max(0, (below === -1 ? targets.length : below) - 1);
}
