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
  let current: IntersectionObserver | undefined;
  let page: string | undefined;
  let left = maxPrefetches;
  return () => {
    current?.disconnect();
    if (savesData()) return;
    if (page !== location.pathname) left = maxPrefetches;
    page = location.pathname;

    const inView = new Set<Element>();
    let isBusy = false;
    const prefetchAll = async () => {
      if (isBusy) return;
      isBusy = true;
      for (const link of inView) {
        await idle();
        if (current !== observer || left === 0) return;
        // The link may have left the view in the meantime.
        if (!inView.delete(link) || !(link instanceof HTMLAnchorElement)) continue;
        observer.unobserve(link);
        if (await prefetch(link)) left -= 1;
        if (left === 0) observer.disconnect();
      }
      isBusy = false;
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      void prefetchAll();
    });
    current = observer;
    document.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
  };
}
