import { createPostponeRule } from '@/lib/browser/layout/postpone-layout';
import { hooks } from '@/lib/design/hooks';

const groupOrRow = new RegExp(
  `<[a-z]+[^>]* (?:${hooks.filterGroup}|${hooks.filterRow})="[^>]*>`,
  'g',
);

/**
 * Marks the postponed groups and rows of long lists of an API or of tokens in a page (see
 * `createPostponeRule`). The data of pages have no marks: after a navigation, `postponeLayout` adds them.
 *
 * @param html a page; one without a long list is returned unchanged
 */
export function withPostponedRows(html: string): string {
  const isPostponed = createPostponeRule();
  return html.replace(groupOrRow, (tag) =>
    isPostponed(tag.includes(` ${hooks.filterGroup}="`))
      ? tag.replace(/>$/, ` ${hooks.postponed}="">`)
      : tag,
  );
}
