import { hooks } from '@/lib/design/hooks';

const precedence = 'data-precedence';
/** Matches nothing: a sheet for it is fetched, and styles nothing yet. */
const never = 'not all';

/**
 * Puts copies of the style sheets that stand within the page's text into the head, where the framework
 * finds and keeps them: the text goes with the navigation that is about to come. A copy says nothing
 * before that, or the browser would style the whole page again; see {@link enableSheetCopies}.
 */
export function copySheetsToHead(): void {
  for (const sheet of sheetsInText()) {
    if (!sheet.hasAttribute(precedence)) continue;
    const copy = document.createElement('link');
    for (const { name, value } of sheet.attributes) copy.setAttribute(name, value);
    // Of a page that is left before it was painted.
    copy.removeAttribute('disabled');
    // The framework puts further sheets next to the last that it knows.
    sheet.removeAttribute(precedence);
    copy.media = never;
    document.head.append(copy);
  }
}

/**
 * Has the copies say what the sheets within the text have said, once that is gone: within the same moment,
 * so that nobody sees the next page without them.
 */
export function enableSheetCopies(): void {
  const inText = sheetsInText();
  // Nobody waits any more for those of a page that was left before they came.
  if (inText.length === 0) document.documentElement.removeAttribute(hooks.unstyledExamples);
  const copies = document.head.querySelectorAll<HTMLLinkElement>(`link[media="${never}"]`);
  for (const copy of copies) {
    // The attribute of one that is there stays as it is: by that it may be fetched anew.
    const { sheet } = copy;
    if (sheet?.media.mediaText === 'all') continue;
    if (inText.some(({ href }) => href === copy.href)) continue;
    if (sheet) sheet.media.mediaText = 'all';
    else copy.media = 'all';
  }
}

/** Those of the page that is shown. The browser remembers where its links are; a selector would look at all elements. */
function sheetsInText(): readonly HTMLLinkElement[] {
  return [...document.getElementsByTagName('link')].filter((link) =>
    link.parentElement?.hasAttribute(hooks.sheetsAfterPaint),
  );
}
