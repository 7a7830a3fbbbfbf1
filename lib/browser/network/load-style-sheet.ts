import { requestTimeout } from '@/lib/browser/timeouts';
import { hasRules } from './sheet-rules';
import { markTimedOut, urlForRequest } from './timed-out-urls';

/**
 * Adds a stylesheet.
 *
 * @param media media query; all media by default
 * @param insert inserts the link into the document; at the end of the head by default
 * @returns the link, after its rules have loaded
 * @throws when it does not load in time, or is not a stylesheet; then the link is removed
 */
export function loadStyleSheet(
  href: string,
  media = 'all',
  insert = (link: HTMLLinkElement) => document.head.append(link),
): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = media;
    link.href = urlForRequest(href);
    const fail = () => {
      clearTimeout(timer);
      link.remove();
      reject(new Error(`${href} did not load.`));
    };
    const timer = setTimeout(() => {
      markTimedOut(href);
      fail();
    }, requestTimeout);
    link.onload = () => {
      // Some hosts answer with a page when the file is missing, which counts as loaded.
      if (!hasRules(link)) {
        fail();
        return;
      }
      clearTimeout(timer);
      resolve(link);
    };
    link.onerror = fail;
    insert(link);
  });
}
