import { useDeferredValue, useState } from 'react';
import { loadSubjects } from '@/lib/browser/search/search-index';
import { filterSubjects } from '@/lib/search/filter-subjects';
import type { SearchRecord } from '@/lib/search/records';
import type { NavItem } from './side-list';

interface NavHits {
  /** What of the list itself fits. */
  shown: readonly NavItem[];
  /** What fits elsewhere, by the name of its section. */
  elsewhere: readonly { section: string; items: readonly NavItem[] }[];
}

interface NavFilter extends NavHits {
  text: string;
  type: (text: string) => void;
  /** Fetches the other names; the filter goes by the list's own until they have come. */
  prepare: () => void;
}

/** Narrows a list to what a text means: by name, id and what else things are called. */
export function useNavFilter(items: readonly NavItem[]): NavFilter {
  const [text, setText] = useState('');
  const [subjects, setSubjects] = useState<readonly SearchRecord[]>();
  const query = useDeferredValue(text.trim());
  const prepare = () => {
    // Names alone are still a filter when the rest does not load.
    loadSubjects().then(setSubjects, () => undefined);
  };
  const type = (typed: string) => {
    setText(typed);
    if (!subjects) prepare();
  };
  return { text, type, prepare, ...hitsOf(items, subjects, query) };
}

/** What a query means of a list, and of what is known besides. */
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
  // A page that is no item and no guide is known by its label alone.
  const known = new Set(subjects.map(({ url }) => url));
  shown.push(...byLabel.filter(({ href }) => !known.has(href)));
  return {
    shown,
    elsewhere: [...elsewhere].map(([section, found]) => ({ section, items: found })),
  };
}
