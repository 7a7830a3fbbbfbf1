import { parse } from 'node-html-parser';

/**
 * What serves operating a part, or refers to others around it. On the sheet a part is a drawing: it
 * cannot be reached, and what surrounded it is gone.
 */
const operation = /^(?:id|for|name|role|tabindex|required|data-.+|mat-ripple-loader-.+|aria-.+)$/;

/** Words for screen readers only; they stand in table bodies, where no browser leaves them. */
const unseen = '.mat-calendar-body-hidden-label';

/**
 * Takes one part out of an example's pre-rendered HTML, with all that gives it its looks.
 *
 * @param selector what to take; the first match counts
 * @throws when the example has no such part
 */
export function takeApart(html: string, selector: string): string {
  const part = parse(html).querySelector(selector);
  if (!part) throw new Error(`The example on the home page has no "${selector}"`);
  part.querySelectorAll(unseen).forEach((element) => element.remove());
  // HTML allows a button no `div`; the styles go by class and do not mind.
  for (const box of part.querySelectorAll('div')) {
    if (box.closest('button')) box.rawTagName = 'span';
  }
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const name of Object.keys(element.attributes)) {
      if (operation.test(name)) element.removeAttribute(name);
    }
  }
  return part.outerHTML;
}
