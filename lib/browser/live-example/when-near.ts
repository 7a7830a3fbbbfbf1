/**
 * Calls back each time an element comes near the viewport.
 *
 * @param margin distance from the viewport at which the element counts as near, in CSS pixels
 * @returns a function that stops watching
 */
export function whenNear(element: Element, margin: number, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
