import { parse } from 'node-html-parser';
import type { Sheet } from '@/content/home-content';

/**
 * Extracts one part of an example's pre-rendered HTML, with the attributes that its styles need. On the
 * sheet, the part is only a drawing: it must not be operable.
 *
 * @param selector selector of the part; the first match is used
 * @param sheet which attributes only serve operation, and which elements must not be visible
 * @throws when the example has no such part
 */
export function extractPart(
  html: string,
  selector: string,
  { operation, unseen }: Pick<Sheet, 'operation' | 'unseen'>,
): string {
  const part = parse(html).querySelector(selector);
  if (!part) throw new Error(`The example on the home page has no "${selector}"`);
  part.querySelectorAll(unseen).forEach((element) => element.remove());
  // HTML allows no `div` in a button. The styles select by class, so changing the tag is safe.
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
