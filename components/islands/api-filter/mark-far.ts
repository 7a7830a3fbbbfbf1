import { hooks } from '@/lib/design/hooks';

/** Elements within this distance of the viewport, in CSS pixels, are rendered. */
const margin = 2000;

interface FarMarks {
  /** Makes the browser measure an element again, because the height it remembers is outdated. */
  measureAgain: (element: Element) => void;
  stop: () => void;
}

/**
 * Marks elements that are far from the viewport, so that the stylesheet lets the browser skip them: scrolling
 * and filtering then cost only as much as the elements nearby. By itself, the browser would skip everything
 * more than a screen and a half away; elements that fast scrolling brings into view would count as layout
 * shifts.
 *
 * @param elements the elements to mark, whose layout is done, so that the browser remembers their heights;
 *   elements in closed folds are marked only after they were opened
 */
export function markFar(elements: readonly HTMLElement[]): FarMarks {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // An element hidden by the filter has no height, so it counts as near. It is marked as far, so that
        // showing it again costs nothing.
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
  for (const element of elements) observer.observe(element);
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
