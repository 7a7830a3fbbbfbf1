import { addToBody } from '@/lib/browser/page/add-to-body';
import { showWording } from '@/lib/browser/page/show-wording';
import type { Wording } from '@/lib/words/word';

/** Milliseconds for which an announcement stays in the live region (specification §9). */
const announcementDuration = 3000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a text to assistive technology, by a polite live region that is emptied after three seconds. A
 * newer announcement replaces an older one.
 */
export function announce(text: Wording): void {
  if (!region?.isConnected) region = createRegion();
  showWording(region, text);
  clearTimeout(timer);
  timer = setTimeout(() => region?.replaceChildren(), announcementDuration);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'vh';
  element.setAttribute('aria-live', 'polite');
  element.setAttribute('data-announcer', '');
  addToBody(element);
  return element;
}
