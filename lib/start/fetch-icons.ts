import { hooked } from '@/lib/design/hooks';

/**
 * Fetches the icons that all pages share, where the page has brought its own: what opens and what comes
 * with a navigation shows others, at once when they are there.
 *
 * @param url of their file
 */
export function fetchIcons(url: string): void {
  const drawings = document.querySelector(`${hooked('icons')} > svg`);
  if (!drawings) return;
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${url}#close`);
  drawings.append(use);
}
