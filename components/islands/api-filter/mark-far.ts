import { hooks } from '@/lib/design/hooks';

/** How far from the window a part is still laid out and painted, in CSS pixels. */
const margin = 2000;

interface FarMarks {
  /** Lays an element out once more: its height is not what the browser remembers. */
  measureAgain: (element: Element) => void;
  stop: () => void;
}

/**
 * Marks elements that are far from the window, so that the stylesheet can let the browser skip them:
 * scrolling and filtering then cost what is near, not the whole page. The browser alone would go as
 * near as a screen and a half; what a quick wheel brings into sight then counts as a layout shift.
 *
 * @param elements what is to be marked. It has been laid out once, which gives it the height that is kept
 *   for it; what is folded away, or laid out later, has not, and waits until it has
 */
export function markFar(elements: readonly HTMLElement[]): FarMarks {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // A part that the filter hides has no height and so counts as near. It is marked as far, so that
        // it costs nothing when it is shown again.
        const far = !isIntersecting || target.hasAttribute(hooks.out);
        target.toggleAttribute(hooks.far, far && !isFoldedAway(target));
      }
    },
    { rootMargin: `${margin}px 0px` },
  );
  const measureAgain = (element: Element) => {
    element.removeAttribute(hooks.far);
    observer.unobserve(element);
    observer.observe(element);
  };
  const onToggle = ({ target }: Event) => {
    const isOpen = target instanceof HTMLDetailsElement && target.open;
    if (!isOpen) return;
    for (const element of elements) {
      if (target.contains(element) && !element.hasAttribute(hooks.out)) measureAgain(element);
    }
  };
  for (const element of elements)
    if (!element.hasAttribute(hooks.postponed)) observer.observe(element);
  document.addEventListener('toggle', onToggle, true);
  return {
    measureAgain,
    stop: () => {
      observer.disconnect();
      document.removeEventListener('toggle', onToggle, true);
    },
  };
}

const isFoldedAway = (element: Element) => element.closest('details:not([open])') !== null;
