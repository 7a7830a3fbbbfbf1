import type { DocItem } from '@/content/types';
import {
  changesByMajor,
  changeUrl,
  type ListedChange,
  type MajorChanges,
} from '@/lib/history/changes';
import { facetNames, flagText } from '@/lib/history/facet-text';
import { readApiHistory } from '@/lib/history/history';
import { withoutLinks } from '@/lib/history/inline-parts';
import { itemHistory } from '@/lib/history/item-history';
import type { FacetChange } from '@/lib/history/model';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';
import { tabLinks } from './examples-markdown';
import { pageHead } from './page-head';
import { blocks, code, heading, linkTo, table } from './text';

/** The page of API changes as Markdown: the differences between consecutive majors, newest first. */
export function changesMarkdown(library: string): string {
  return blocks(
    pageHead({
      title: word('API changes'),
      line: word('Additions, changes, deprecations and removals in the public API, by version.'),
      path: paths.apiChanges(),
      library,
    }),
    ...changesByMajor(readApiHistory()).map(majorMarkdown),
  );
}

function majorMarkdown({ major, from, to, packages }: MajorChanges): string {
  return blocks(
    heading(2, word('Version {version}', { version: major })),
    `Changes from ${from} to ${to}.`,
    ...packages.flatMap(({ name, items }) =>
      items.map(({ item, changes }) =>
        blocks(heading(3, `${name}: ${item.name}`), table(heads, changes.map(rowOf(item)))),
      ),
    ),
  );
}

const heads = ['Since', 'Change', 'Name', 'Kind', 'What'];

function rowOf(item: DocItem): (change: ListedChange) => readonly string[] {
  return (listed) => {
    const { version, change, name, kind, facets = [], count, instead, byUpdate } = listed;
    const url = changeUrl(item, listed);
    const notes = [
      ...facets.map(facetNote),
      ...(count === undefined ? [] : [`${count} of them`]),
      ...(instead === undefined ? [] : [withoutLinks(instead)]),
      ...(byUpdate ? ['done by ng update'] : []),
    ];
    const link = url === undefined ? code(name) : `[${code(name)}](${linkTo(url)})`;
    return [version, change, link, kind, notes.join('; ')];
  };
}

/** The changes of one item as Markdown. */
export function itemChangesMarkdown(item: DocItem): string {
  return blocks(
    pageHead({
      title: `${item.name}: changes`,
      line: 'What each version added, changed, deprecated and removed, and what to write instead.',
      path: paths.item(item, 'changes'),
      library: sectionOf(item).words.library,
      beside: tabLinks(item),
    }),
    ...itemHistory(item).map(({ major, from, to, changes }) =>
      blocks(
        heading(2, word('Version {version}', { version: major })),
        changes.length === 0
          ? `No changes from ${from} to ${to}.`
          : `Changes from ${from} to ${to}.`,
        table(heads, changes.map(rowOf(item))),
      ),
    ),
  );
}

function facetNote({ facet, from, to }: FacetChange): string {
  const flag = flagText(facet, to);
  if (flag !== undefined) return word(flag);
  const [before, after] = [from, to].map((text) => (text === undefined ? 'nothing' : code(text)));
  return `${word(facetNames[facet])}: ${before} → ${after}`;
}
