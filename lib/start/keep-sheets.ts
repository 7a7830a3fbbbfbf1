import { hooked } from '@/lib/design/hooks';

const precedence = 'data-precedence';

/**
 * Puts copies of the style sheets that stand within the page's text into the head, where the framework
 * finds and keeps them: the text goes with the navigation that is about to come. Not earlier, because the
 * browser styles the whole page again.
 */
export function keepSheets(): void {
  const sheets = `${hooked('lateSheets')} link[${precedence}]`;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(sheets)) {
    const copy = document.createElement('link');
    for (const { name, value } of sheet.attributes) copy.setAttribute(name, value);
    // The framework puts further sheets next to the last that it knows.
    sheet.removeAttribute(precedence);
    document.head.append(copy);
  }
}
