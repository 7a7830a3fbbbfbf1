import { savesData } from '@/lib/browser/network/saves-data';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/** Limit of prefetches per page, about 100 KB. */
const maxPrefetches = 12;

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * Prefetches the pages behind links in view, one after another while the browser is idle, for visitors
 * without a pointer that would announce a press. Does nothing when the visitor saves data.
 *
 * @param prefetch prefetches the page behind a link; returns whether it made a request
 * @returns a function to call after each navigation, and when more of a page has been added
 */
export function createViewPrefetcher(
  prefetch: (link: HTMLAnchorElement) => Promise<boolean>,
): () => void {
  let stop = () => {};
  let page: string | undefined;
  let left = maxPrefetches;
  return () => {
    stop();
    if (savesData()) return;
    if (page !== location.pathname) left = maxPrefetches;
    page = location.pathname;
    stop = watchLinks(async (link) => {
      if (left > 0 && (await prefetch(link))) left -= 1;
      return left > 0;
    });
  };
}

/**
 * Calls `consume` with each link that comes into view, one after another.
 *
 * @param consume returns whether to continue
 * @returns a function that stops watching
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
      // The link may have left the view in the meantime.
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
