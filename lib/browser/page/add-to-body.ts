import { hooks } from '@/lib/design/hooks';

/**
 * Adds an element of the site to the end of the page. Its mark distinguishes it from the overlays that examples add
 * there.
 */
export function addToBody(element: HTMLElement): void {
  element.setAttribute(hooks.sitePart, '');
  document.body.append(element);
}
