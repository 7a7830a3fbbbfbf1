import { cx } from 'class-variance-authority';
import type { SearchIndex } from '@/lib/browser/search/search-index';
import { hasAnswer } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';
import { Preview } from './preview';

/**
 * The active result beside the list. Narrow screens have room only for answers, above the list, in a fixed height, so
 * that the list does not jump when the text arrives.
 */
export function PalettePreview({ index, record }: { index: SearchIndex; record: SearchRecord }) {
  return (
    <Preview
      index={index}
      record={record}
      className={cx(
        'p-5 drawer:w-96 drawer:flex-none drawer:border-s drawer:border-line',
        'max-drawer:h-44 max-drawer:flex-none max-drawer:border-b max-drawer:border-line max-drawer:py-3 max-section:px-4',
        // The first lines of a cure's code are in view.
        '[@media(min-height:45rem)]:max-drawer:h-60',
        '[@media(max-height:30rem)]:max-drawer:hidden',
        !hasAnswer(record.group) && 'max-drawer:hidden',
      )}
    />
  );
}
