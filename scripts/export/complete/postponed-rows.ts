import { createPostponeRule } from '@/lib/browser/layout/postpone-layout';
import { hooks } from '@/lib/design/hooks';

const groupOrRow = new RegExp(
  `<[a-z]+[^>]* (?:${hooks.filterGroup}|${hooks.filterRow})="[^>]*>`,
  'g',
);

/**
 * Marks what lies far down a long list of an API or of tokens, so that the browser lays it out after what one
 * reads first: whole groups behind the first rows, and the further rows of a group that begins among them. Only
 * the page has the marks, not its data: what a navigation brings is marked by the browser (`postponeLayout`).
 *
 * @param html a page; one without a long list comes back as it is
 */
export function withPostponedRows(html: string): string {
  const isLater = createPostponeRule();
  return html.replace(groupOrRow, (tag) =>
    isLater(tag.includes(` ${hooks.filterGroup}="`))
      ? tag.replace(/>$/, ` ${hooks.postponed}="">`)
      : tag,
  );
}
