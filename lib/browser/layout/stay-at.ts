import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { isVisit } from '@/lib/browser/navigation/is-visit';
import { hooked } from '@/lib/design/hooks';

/** Events after which the visitor decides what is in view, and after which another target may be. */
const endings = [
  'wheel',
  'touchstart',
  'pointerdown',
  'keydown',
  'hashchange',
  'popstate',
] as const;

/** Tolerance in CSS pixels: browsers round scroll positions. */
const rounding = 2;

/**
 * Scrolls to an element, and again whenever the height of the page changes, until the visitor does something: fonts
 * arrive, parts open, rows are shown again, and not every browser keeps what is in view in its place.
 */
export function stayAt(element: Element): void {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();
  const topOf = () => element.getBoundingClientRect().top;
  let top = 0;
  let height = 0;
  const place = () => {
    if (!element.isConnected || element.closest(hooked('out'))) {
      end();
      return;
    }
    element.scrollIntoView({ behavior: 'instant' });
    top = topOf();
    height = document.body.offsetHeight;
  };
  // Scroll bars and assistive technology send no other events.
  const onScroll = () => {
    const isMoved = Math.abs(topOf() - top) > rounding;
    if (isMoved && document.body.offsetHeight === height) end();
  };
  const observer = new ResizeObserver(place);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of endings) addEventListener(type, end, { capture: true, passive: true, signal });
  addEventListener('scroll', onScroll, { passive: true, signal });
  place();
  if (!signal.aborted) observer.observe(document.body);
}

/** Keeps the target of the fragment that the page was opened with in view, in browsers without scroll anchoring. */
export function stayAtTarget(): void {
  if (CSS.supports('overflow-anchor', 'auto') || !isVisit()) return;
  const target = fragmentTarget(location.hash);
  if (!target) return;
  const before = scrollY;
  target.scrollIntoView({ behavior: 'instant' });
  // Fonts move the target by less than this: the visitor has scrolled in the meantime.
  if (Math.abs(scrollY - before) > innerHeight) scrollTo({ top: before, behavior: 'instant' });
  else stayAt(target);
}
