import { type HTMLElement, parse } from 'node-html-parser';
import { hooked, hooks } from '@/lib/design/hooks';

/** Blocks of a text that are laid out at first: two screens of a phone. */
const firstBlocks = 9;
/** A text with fewer elements behind them costs nothing worth leaving for later. */
const worthIt = 100;

const hasProse = ` ${hooks.prose}="`;
const size = (block: HTMLElement) => block.querySelectorAll('*').length;

/**
 * Marks where a long text goes on that is laid out later, as `withLaterRows` does for lists: one mark, since pages of
 * texts are held to what comes with the first answer of a network.
 *
 * @param html a page; one without a long text comes back as it is
 */
export function withLaterBlocks(html: string): string {
  if (!html.includes(hasProse)) return html;
  const [first, ...others] =
    parse(html).querySelector(hooked('prose'))?.children.slice(firstBlocks) ?? [];
  if (!first || [first, ...others].reduce((sum, block) => sum + size(block), 0) < worthIt)
    return html;
  const place = first.range[0] + 1 + first.rawTagName.length;
  return `${html.slice(0, place)} ${hooks.laterFrom}=""${html.slice(place)}`;
}
