import { idle } from '@/lib/browser/scheduling/idle';
import { onPageInUse } from './page-in-use';

/** How many pages are fetched from one page because links to them are in view: some 100 KB. */
const most = 12;

/**
 * Fetches the pages that links in view lead to, one after another and behind everything else: whoever taps, or
 * presses a key, has pointed at nothing before.
 *
 * @param fetchAhead fetches the page behind a link; says whether that was asked of the network
 */
export function fetchInView(fetchAhead: (link: HTMLAnchorElement) => Promise<boolean>): void {
  let stop = () => {};
  let page: string | undefined;
  let left = most;
  onPageInUse(() => {
    stop();
    // The rest of a page has links, too.
    if (page !== location.pathname) left = most;
    page = location.pathname;
    stop = watch(async (link) => {
      if (left > 0 && (await fetchAhead(link))) left -= 1;
      return left > 0;
    });
  });
}

/**
 * Hands on links that come into view, one behind the other, each once and when the browser is idle.
 *
 * @param take says whether there is to be another
 * @returns ends it
 */
function watch(take: (link: HTMLAnchorElement) => Promise<boolean>): () => void {
  const inView = new Set<Element>();
  let isBusy = false;
  let isOver = false;
  const end = () => {
    isOver = true;
    observer.disconnect();
  };
  const fetchAll = async () => {
    if (isBusy) return;
    isBusy = true;
    for (const link of inView) {
      await idle();
      if (isOver) return;
      // It may have left in the meantime.
      if (!inView.delete(link) || !(link instanceof HTMLAnchorElement)) continue;
      observer.unobserve(link);
      if (!(await take(link))) {
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
    void fetchAll();
  });
  document.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
  return end;
}
