import { useDeferredValue, useState } from 'react';
import { loadSubjects } from '@/lib/browser/search/search-index';
import { filterSubjects } from '@/lib/search/filter-subjects';
import type { SearchRecord } from '@/lib/search/records';
import type { NavItem } from './side-list';

interface NavHits {
  /** Matching entries of the list itself. */
  shown: readonly NavItem[];
  /** Matching entries of other sections, by the section's name. */
  elsewhere: readonly { section: string; items: readonly NavItem[] }[];
}

interface NavFilter extends NavHits {
  text: string;
  type: (text: string) => void;
  /** Loads the index with other names; until then the filter uses the list's labels only. */
  prepare: () => void;
}

/** Filters a list by a text: by name, id and other names. */
export function useNavFilter(items: readonly NavItem[]): NavFilter {
  const [text, setText] = useState('');
  const [subjects, setSubjects] = useState<readonly SearchRecord[]>();
  const query = useDeferredValue(text.trim());
  const prepare = () => {
    // A failure is ignored: the filter then uses labels only.
    loadSubjects().then(setSubjects, () => undefined);
  };
  const type = (typed: string) => {
    setText(typed);
    if (!subjects) prepare();
  };
  return { text, type, prepare, ...hitsOf(items, subjects, query) };
}

/** The entries of a list, and of other sections, that match a query. */
export function hitsOf(
  items: readonly NavItem[],
  subjects: readonly SearchRecord[] | undefined,
  query: string,
): NavHits {
  if (query === '') return { shown: items, elsewhere: [] };
  const typed = query.toLowerCase();
  const byLabel = items.filter(({ label }) => label.toLowerCase().includes(typed));
  if (!subjects) return { shown: byLabel, elsewhere: [] };
  const own = new Map(items.map((item) => [item.href, item]));
  const shown: NavItem[] = [];
  const elsewhere = new Map<string, NavItem[]>();
  for (const { url, name, page } of filterSubjects(subjects, query)) {
    const item = own.get(url);
    if (item) shown.push(item);
    else
      elsewhere.set(page.section, [
        ...(elsewhere.get(page.section) ?? []),
        { href: url, label: name, group: page.section },
      ]);
  }
  // Pages that are neither an item nor a guide are not in the index, and match only by label.
  const known = new Set(subjects.map(({ url }) => url));
  shown.push(...byLabel.filter(({ href }) => !known.has(href)));
  return {
    shown,
    elsewhere: [...elsewhere].map(([section, found]) => ({ section, items: found })),
  };
}
