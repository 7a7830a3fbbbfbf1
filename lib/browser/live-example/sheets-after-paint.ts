import { addFont } from '@/lib/browser/fonts/add-font';
import { afterFirstPaint } from '@/lib/browser/scheduling/after-first-paint';
import { iconFont } from '@/lib/design/icon-font';

/** Written as text: importing the hooks would inline all of them into every page. */
const unstyled = 'data-unstyled-examples';
const slotName = 'data-sheets-after-paint';

/** Whether the page's own stylesheet came from the browser's cache: then others may, too. */
function isCacheFilled(): boolean {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const [fetched] = sheet ? performance.getEntriesByName(sheet.href, 'resource') : [];
  return fetched instanceof PerformanceResourceTiming && fetched.transferSize === 0;
}

/**
 * Requests the stylesheets of the examples after the first paint, so that they do not compete with the text,
 * or immediately if they are probably in the browser's cache; and with them the icon font that the slot
 * names. The examples are shown when all have loaded, so that the page is laid out once, or when one fails.
 * On a painted page, they are shown a frame after the stylesheets apply: both in one task would block a phone
 * noticeably.
 */
export function requestSheetsAfterPaint(): void {
  const slot = document.querySelector(`[${unstyled}] [${slotName}]`);
  if (!slot) return;
  const links = () => [...slot.querySelectorAll<HTMLLinkElement>('link')];
  let failed = false;
  let isFontLoading = false;
  const show = () => document.documentElement.removeAttribute(unstyled);
  const isCached = isCacheFilled();
  // Listens on the slot, because `repairSheets` may replace a stylesheet by a copy.
  const onSettled = (event?: Event) => {
    failed ||= event?.type === 'error';
    if (!isFontLoading && (failed || links().every(({ sheet }) => sheet))) {
      if (isCached || document.hidden) show();
      else requestAnimationFrame(() => setTimeout(show));
    }
  };
  for (const type of ['load', 'error']) slot.addEventListener(type, onSettled, true);
  const load = () => {
    for (const link of links()) link.removeAttribute('disabled');
    const font = slot.getAttribute(slotName);
    if (!font) return;
    isFontLoading = true;
    const { family, ...descriptors } = iconFont;
    // After a failure, the stylesheets request the font themselves.
    const onFontSettled = () => {
      isFontLoading = false;
      onSettled();
    };
    addFont(font, family, descriptors).then(onFontSettled, onFontSettled);
  };
  if (isCached) load();
  else afterFirstPaint(load);
}
