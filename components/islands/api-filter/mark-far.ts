import { hooks } from '@/lib/design/hooks';

/** How far from the window a part is still laid out and painted, in CSS pixels. */
const margin = 2000;

/**
 * Marks elements that are far from the window, so that the stylesheet can let the browser skip them:
 * scrolling and filtering then cost what is near, not the whole page. The browser alone would go as
 * near as a screen and a half; what a quick wheel brings into sight then counts as a layout shift.
 *
 * @param elements have been laid out once, which gives each the height that is kept for it
 * @returns stops marking
 */
export function markFar(elements: readonly HTMLElement[]): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // A part that the filter hides has no height and so counts as near. It is marked as far, so that
        // it costs nothing when it is shown again.
        const far = !isIntersecting || target.hasAttribute(hooks.out);
        target.toggleAttribute(hooks.far, far);
      }
    },
    { rootMargin: `${margin}px 0px` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
