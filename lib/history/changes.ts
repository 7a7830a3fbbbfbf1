import type { DocItem } from '@/content/types';
import { itemOfApiDoc } from '@/lib/api/symbol-url';
import { sectionOf } from '@/lib/routes/sections';
import { versionLabel } from './history';
import type { ApiChange, ApiHistory } from './model';

/** A difference, with the release that contains it. */
export interface ListedChange extends ApiChange {
  docId: string;
  /** The major that contains the change, or the minor within the newest major. */
  version: string;
}

export interface ItemChanges {
  item: DocItem;
  changes: ListedChange[];
}

/** All differences between two consecutive majors. */
export interface MajorChanges {
  major: string;
  from: string;
  to: string;
  packages: { name: string; items: ItemChanges[] }[];
}

/**
 * The API history by major, newest first, then by package and item. A change that a symbol inherits from a
 * documented base is listed only at the base.
 *
 * @throws when a document of the history belongs to no doc item, because its changes would be hidden
 */
export function changesByMajor({ steps }: Pick<ApiHistory, 'steps'>): MajorChanges[] {
  const majors = new Map<string, MajorChanges>();
  for (const step of steps) {
    const major = step.to.split('.')[0] ?? '';
    const entry = majors.get(major) ?? { major, from: step.from, to: step.to, packages: [] };
    entry.to = step.to;
    majors.set(major, entry);
    for (const [docId, changes] of Object.entries(step.docs)) {
      const own = changes.filter(({ inherited }) => !inherited);
      if (own.length === 0) continue;
      const version = versionLabel(step.from, step.to);
      itemEntry(entry, docId).changes.push(...own.map((c) => ({ ...c, docId, version })));
    }
  }
  return [...majors.values()].reverse().map(sorted);
}

function itemEntry(major: MajorChanges, docId: string): ItemChanges {
  const item = itemOfApiDoc(docId);
  if (!item) throw new Error(`content/api-history.json: no doc item shows the document ${docId}`);
  const name = sectionOf(item).words.library;
  let group = major.packages.find((entry) => entry.name === name);
  if (!group) major.packages.push((group = { name, items: [] }));
  let entry = group.items.find((candidate) => candidate.item === item);
  if (!entry) group.items.push((entry = { item, changes: [] }));
  return entry;
}

const order: ApiChange['change'][] = ['added', 'changed', 'deprecated', 'removed'];

function sorted(major: MajorChanges): MajorChanges {
  const packages = [...major.packages].sort((a, b) => b.name.localeCompare(a.name, 'en'));
  for (const { items } of packages) {
    items.sort((a, b) => a.item.name.localeCompare(b.item.name, 'en'));
    for (const { changes } of items) {
      changes.sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
    }
  }
  return { ...major, packages };
}
