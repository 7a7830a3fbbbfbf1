import { type HTMLElement, parse } from 'node-html-parser';
import { laterBlocks } from '@/lib/browser/leave-for-later';
import { hooked, hooks } from '@/lib/design/hooks';

/** A text with fewer elements behind them costs nothing worth leaving for later. */
const worthIt = 100;

const hasProse = ` ${hooks.prose}="`;
const size = (block: HTMLElement) => block.querySelectorAll('*').length;

/**
 * Marks what lies far down a long text, as `withLaterRows` does for lists: code, tables, examples, callouts.
 * Each has a mark of its own: a selector of what follows a mark would have the browser style the whole page again
 * for each element that is put at the top of it, as dialogs do.
 *
 * @param html a page; one without a long text comes back as it is
 */
export function withLaterBlocks(html: string): string {
  if (!html.includes(hasProse)) return html;
  const blocks = laterBlocks(parse(html).querySelectorAll(hooked('prose')));
  const elements = blocks.reduce((sum, block) => sum + size(block), 0);
  return elements < worthIt ? html : blocks.reduceRight(withMark, html);
}

/** Marks an element in the page it was read from. What lies before it stays where it is. */
function withMark(html: string, { range: [start], rawTagName }: HTMLElement): string {
  const place = start + 1 + rawTagName.length;
  return `${html.slice(0, place)} ${hooks.later}=""${html.slice(place)}`;
}
