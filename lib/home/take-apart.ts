import { parse } from 'node-html-parser';
import type { Sheet } from '@/content/home-content';

/**
 * Takes one part out of an example's pre-rendered HTML, with all that gives it its looks. On the sheet a
 * part is a drawing: it cannot be reached, and what surrounded it is gone.
 *
 * @param selector what to take; the first match counts
 * @param sheet says what of a part only serves operating it, or is not to be seen
 * @throws when the example has no such part
 */
export function takeApart(
  html: string,
  selector: string,
  { operation, unseen }: Pick<Sheet, 'operation' | 'unseen'>,
): string {
  const part = parse(html).querySelector(selector);
  if (!part) throw new Error(`The example on the home page has no "${selector}"`);
  part.querySelectorAll(unseen).forEach((element) => element.remove());
  // HTML allows no `div` in a button. The styles select by class, so the tag may change.
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
