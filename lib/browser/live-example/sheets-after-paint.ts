import { addFont } from '@/lib/browser/fonts/add-font';
import { afterFirstPaint } from '@/lib/browser/scheduling/after-first-paint';
import { iconFont } from '@/lib/design/icon-font';

/** Written out: the table of all hooks would come into every page. */
const state = 'data-unstyled-examples';
const name = 'data-sheets-after-paint';
const place = `[${state}] [${name}]`;

/** Whether the page's own style sheet came from the browser's cache: what is asked for next may, too. */
function isKnownHere(): boolean {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const [fetched] = sheet ? performance.getEntriesByName(sheet.href, 'resource') : [];
  return fetched instanceof PerformanceResourceTiming && fetched.transferSize === 0;
}

/**
 * Asks for the style sheets of the examples once the text is painted, which has the network for itself until
 * then; at once where they are likely to come from the browser's cache; and with them for the font of icons that
 * the place names. The examples show when all have come, so that the page is laid out once for them; when one
 * fails, better without styles than not at all. They show a frame after the sheets do their part in a page that is
 * painted: both in one keep a phone from answering for longer than somebody notices.
 */
export function requestSheetsAfterPaint(): void {
  const slot = document.querySelector(place);
  if (!slot) return;
  const links = () => [...slot.querySelectorAll<HTMLLinkElement>('link')];
  let failed = false;
  let fontUnderWay = false;
  const show = () => document.documentElement.removeAttribute(state);
  const known = isKnownHere();
  // Heard at the slot, since others may put a copy of a sheet in its place, to ask for it once more.
  const settle = (event?: Event) => {
    failed ||= event?.type === 'error';
    if (!fontUnderWay && (failed || links().every(({ sheet }) => sheet))) {
      if (known || document.hidden) show();
      else requestAnimationFrame(() => setTimeout(show));
    }
  };
  for (const type of ['load', 'error']) slot.addEventListener(type, settle, true);
  const ask = () => {
    for (const link of links()) link.removeAttribute('disabled');
    const font = slot.getAttribute(name);
    if (!font) return;
    fontUnderWay = true;
    const { family, ...descriptors } = iconFont;
    // Without it the sheets ask for the font themselves.
    const settled = () => {
      fontUnderWay = false;
      settle();
    };
    addFont(font, family, descriptors).then(settled, settled);
  };
  if (known) ask();
  else afterFirstPaint(ask);
}
