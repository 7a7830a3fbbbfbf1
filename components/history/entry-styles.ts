import type { ListedChange } from '@/lib/history/changes';

/** A section styles its entries, because a major has hundreds of them, which then need no classes. */
export const entryStyles = [
  '[&_li]:grid [&_li]:grid-cols-[9.5rem_minmax(0,1fr)] [&_li]:gap-x-4 [&_li]:gap-y-1 max-section:[&_li]:grid-cols-1',
  '[&_li]:break-inside-avoid [&_li]:border-b [&_li]:border-line [&_li]:py-2 [&_li]:text-ui/6 [&_li]:wrap-anywhere [&_li_p]:text-text-2',
  '[&_.tag]:mt-0.5 [&_.tag]:self-start [&_.tag]:justify-self-start',
  "[&_del]:decoration-line-strong [&_ins]:text-text [&_ins]:no-underline [&_ins]:before:content-['→_'/'']",
].join(' ');

/** Distinguishes the changes of an item. Several renames of tokens may have the same new name. */
export const changeKey = ({ docId, name, change, version, facets }: ListedChange) =>
  [docId, name, change, version, facets?.[0]?.from].join(' ');
