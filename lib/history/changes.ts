import type { DocItem } from '@/content/types';
import { hasAnchor } from '@/lib/api/anchors-of-doc';
import { itemOfApiDoc, symbolUrl } from '@/lib/api/symbol-url';
import { findItem } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { hasToken, tokenPackage } from '@/lib/styling/tokens';
import { versionLabel } from './history';
import type { ApiChange, ApiHistory } from './model';

/** A difference, with the release that contains it. */
export interface ListedChange extends ApiChange {
  /** The document of a symbol or member; a styling token has none. */
  docId?: string;
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

/** The URL of what changed, if it still exists. */
export function changeUrl(item: DocItem, { docId, anchor }: ListedChange): string | undefined {
  if (docId !== undefined)
    return hasAnchor(docId, anchor) ? symbolUrl(`${docId}#${anchor}`) : undefined;
  return hasToken(item, `--${anchor}`) ? `${paths.item(item, 'styling')}#${anchor}` : undefined;
}

/**
 * The history of the API and of styling tokens by major, newest first, then by package and item. A change that a symbol inherits from a
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
      itemEntry(entry, itemOfApiDoc(docId), docId).changes.push(
        ...own.map((c) => ({ ...c, docId, version })),
      );
    }
    for (const [id, changes] of Object.entries(step.tokens ?? {})) {
      const version = versionLabel(step.from, step.to);
      const item = findItem(id, tokenPackage?.key);
      itemEntry(entry, item, id).changes.push(...changes.map((c) => ({ ...c, version })));
    }
  }
  return [...majors.values()].reverse().map(sorted);
}

function itemEntry(major: MajorChanges, item: DocItem | undefined, document: string): ItemChanges {
  if (!item)
    throw new Error(`content/api-history.json: no doc item shows the document ${document}`);
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
      changes.sort(
        (a, b) =>
          Number(a.docId === undefined) - Number(b.docId === undefined) ||
          order.indexOf(a.change) - order.indexOf(b.change),
      );
    }
  }
  return { ...major, packages };
}
