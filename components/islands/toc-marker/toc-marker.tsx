'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Marks, in the "On this page" list, the heading being read: the last one above the fold's top. */
export function TocMarker() {
  const pathname = usePathname();

  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
    if (links.length === 0) return;
    const targets = links.map((link) =>
      document.getElementById(decodeURIComponent(link.hash.slice(1))),
    );
    let frame = 0;
    let marked: HTMLAnchorElement | undefined;
    const mark = () => {
      frame = 0;
      const current = links[indexBeingRead(targets)];
      if (current === marked) return;
      marked?.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'true');
      marked = current;
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

/** A third of the window down is where the eye is; at the very bottom the last heading counts. */
function indexBeingRead(targets: (HTMLElement | null)[]): number {
  const { innerHeight, scrollY } = window;
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return targets.length - 1;
  const below = targets.findIndex(
    (target) => target && target.getBoundingClientRect().top > innerHeight / 3,
  );
  return Math.max(0, (below === -1 ? targets.length : below) - 1);
}
