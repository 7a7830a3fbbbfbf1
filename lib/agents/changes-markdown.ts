import { hasAnchor } from '@/lib/api/anchors-of-doc';
import { symbolUrl } from '@/lib/api/symbol-url';
import { changesByMajor, type ListedChange, type MajorChanges } from '@/lib/history/changes';
import { facetNames, flagText } from '@/lib/history/facet-text';
import { readApiHistory } from '@/lib/history/history';
import type { FacetChange } from '@/lib/history/model';
import { paths } from '@/lib/routes/paths';
import { pageHead } from './page-head';
import { blocks, code, heading, linkTo, table } from './text';

/** The page of API changes as Markdown: the differences between consecutive majors, newest first. */
export function changesMarkdown(library: string): string {
  return blocks(
    pageHead({
      title: 'API changes',
      line: 'Additions, changes, deprecations and removals in the public API, by version.',
      path: paths.apiChanges(),
      library,
    }),
    ...changesByMajor(readApiHistory()).map(majorMarkdown),
  );
}

function majorMarkdown({ major, from, to, packages }: MajorChanges): string {
  return blocks(
    heading(2, `Version ${major}`),
    `Changes from ${from} to ${to}.`,
    ...packages.flatMap(({ name, items }) =>
      items.map(({ item, changes }) =>
        blocks(
          heading(3, `${name}: ${item.name}`),
          table(['Since', 'Change', 'Name', 'Kind', 'What'], changes.map(row)),
        ),
      ),
    ),
  );
}

function row({ version, change, name, kind, docId, anchor, facets = [] }: ListedChange) {
  const isThere = hasAnchor(docId, anchor);
  const link = isThere ? `[${code(name)}](${linkTo(symbolUrl(`${docId}#${anchor}`))})` : code(name);
  return [version, change, link, kind, facets.map(facetNote).join('; ')];
}

function facetNote({ facet, from, to }: FacetChange): string {
  const flag = flagText(facet, to);
  if (flag !== undefined) return flag;
  const [before, after] = [from, to].map((text) => (text === undefined ? 'nothing' : code(text)));
  return `${facetNames[facet]}: ${before} → ${after}`;
}
