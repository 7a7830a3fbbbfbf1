import { whenPainted } from '@/lib/browser/when-painted';

/** Written out: the table of all hooks would come into every page. */
const state = 'data-late-examples';
const place = `[${state}] [data-late-sheets]`;

/** Whether the page's own style sheet came from the browser's cache: what is asked for next may, too. */
function isKnownHere(): boolean {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const [fetched] = sheet ? performance.getEntriesByName(sheet.href, 'resource') : [];
  return fetched instanceof PerformanceResourceTiming && fetched.transferSize === 0;
}

/**
 * Asks for the style sheets of the examples once the text is painted, which has the network for itself until
 * then; at once where they are likely to come from the browser's cache. The examples show when all have come;
 * when one fails, better without styles than not at all.
 */
export function askForLateSheets(): void {
  const slot = document.querySelector(place);
  if (!slot) return;
  const links = () => [...slot.querySelectorAll<HTMLLinkElement>('link')];
  // Here, since others may put a copy of a sheet in its place, to ask for it once more.
  const settle = ({ type }: Event) => {
    if (type === 'error' || links().every(({ sheet }) => sheet)) {
      document.documentElement.removeAttribute(state);
    }
  };
  for (const type of ['load', 'error']) slot.addEventListener(type, settle, true);
  const ask = () => {
    for (const link of links()) link.removeAttribute('disabled');
  };
  if (isKnownHere()) ask();
  else whenPainted(ask);
}
