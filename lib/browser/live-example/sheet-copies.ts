import { hooks } from '@/lib/design/hooks';

const precedence = 'data-precedence';
/** A media query that never matches: the stylesheet is fetched, but not applied. */
const never = 'not all';

/**
 * Before a navigation, copies the stylesheets within the page's text to the head, where the framework finds
 * and keeps them: the navigation removes the text. The copies stay disabled until then, because the browser
 * would style the whole page again; see {@link enableSheetCopies}.
 */
export function copySheetsToHead(): void {
  for (const sheet of sheetsInText()) {
    if (!sheet.hasAttribute(precedence)) continue;
    const copy = document.createElement('link');
    for (const { name, value } of sheet.attributes) copy.setAttribute(name, value);
    // Set if the page is left before its first paint.
    copy.removeAttribute('disabled');
    // The framework adds further stylesheets after the last one with this attribute.
    sheet.removeAttribute(precedence);
    copy.media = never;
    document.head.append(copy);
  }
}

/**
 * Enables the copied stylesheets once the originals leave the document, in the same task, so that the next
 * page is never painted without them.
 */
export function enableSheetCopies(): void {
  const inText = sheetsInText();
  // The page was left before its stylesheets had loaded.
  if (inText.length === 0) document.documentElement.removeAttribute(hooks.unstyledExamples);
  const copies = document.head.querySelectorAll<HTMLLinkElement>(`link[media="${never}"]`);
  for (const copy of copies) {
    // Changing the attribute of a loaded stylesheet may fetch it again.
    const { sheet } = copy;
    if (sheet?.media.mediaText === 'all') continue;
    if (inText.some(({ href }) => href === copy.href)) continue;
    if (sheet) sheet.media.mediaText = 'all';
    else copy.media = 'all';
  }
}

/**
 * Returns the stylesheets within the page's text. Browsers index elements by tag name; a selector would test
 * all.
 */
function sheetsInText(): readonly HTMLLinkElement[] {
  return [...document.getElementsByTagName('link')].filter((link) =>
    link.parentElement?.hasAttribute(hooks.sheetsAfterPaint),
  );
}
