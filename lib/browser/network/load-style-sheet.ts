import { requestTimeout } from '@/lib/browser/timeouts';
import { hasRules } from './sheet-rules';
import { markTimedOut, urlForRequest } from './timed-out-urls';

/**
 * Adds a style sheet.
 *
 * @param media what it is for; everything, unless told
 * @param put puts its element into the document; at the end of the head, unless told
 * @returns its element, once its rules are there
 * @throws when it does not arrive in time, or is no style sheet; its element is then gone
 */
export function loadStyleSheet(
  href: string,
  media = 'all',
  put = (link: HTMLLinkElement) => document.head.append(link),
): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = media;
    link.href = urlForRequest(href);
    const fail = () => {
      clearTimeout(timer);
      link.remove();
      reject(new Error(`${href} did not load`));
    };
    const timer = setTimeout(() => {
      markTimedOut(href);
      fail();
    }, requestTimeout);
    link.onload = () => {
      // A page in its place counts as loaded, and styles nothing.
      if (!hasRules(link)) {
        fail();
        return;
      }
      clearTimeout(timer);
      resolve(link);
    };
    link.onerror = fail;
    put(link);
  });
}
