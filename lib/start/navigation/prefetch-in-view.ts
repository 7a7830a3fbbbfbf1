import { savesData } from '@/lib/browser/network/saves-data';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/** How many pages are prefetched from one page because links to them are in view: some 100 KB. */
const most = 12;

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * Prefetches the pages that links in view lead to, one after another while the browser is idle: a tap or a key is not
 * preceded by a pointer that could announce it. Not where data is saved.
 *
 * @param prefetch prefetches the page behind a link; returns whether that took a request
 * @returns has to be called after each navigation, and when more of a page has arrived
 */
export function createViewPrefetcher(
  prefetch: (link: HTMLAnchorElement) => Promise<boolean>,
): () => void {
  let stop = () => {};
  let page: string | undefined;
  let left = most;
  return () => {
    stop();
    if (savesData()) return;
    if (page !== location.pathname) left = most;
    page = location.pathname;
    stop = watchLinks(async (link) => {
      if (left > 0 && (await prefetch(link))) left -= 1;
      return left > 0;
    });
  };
}

/**
 * Passes on links that come into view, one after another, each once.
 *
 * @param consume returns whether it wants another one
 * @returns stops watching
 */
function watchLinks(consume: (link: HTMLAnchorElement) => Promise<boolean>): () => void {
  const inView = new Set<Element>();
  let isBusy = false;
  let isOver = false;
  const end = () => {
    isOver = true;
    observer.disconnect();
  };
  const consumeAll = async () => {
    if (isBusy) return;
    isBusy = true;
    for (const link of inView) {
      await idle();
      if (isOver) return;
      // It may have left the view in the meantime.
      if (!inView.delete(link) || !(link instanceof HTMLAnchorElement)) continue;
      observer.unobserve(link);
      if (!(await consume(link))) {
        end();
        return;
      }
    }
    isBusy = false;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    void consumeAll();
  });
  document.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
  return end;
}
