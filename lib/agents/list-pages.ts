import { guideGroups } from '@/content/guides';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import type { DocItem, Section } from '@/content/types';
import { symbolsByLetter } from '@/lib/api/symbols-by-letter';
import { groupsOf } from '@/lib/catalogue/groups';
import { itemsOf } from '@/lib/catalogue/items';
import { guideLinks } from '@/lib/navigation/guide-links';
import { itemStart } from '@/lib/navigation/item-start';
import { paths } from '@/lib/routes/paths';
import { searchPaths } from '@/lib/routes/search-paths';
import { word } from '@/lib/words/word';
import { homeMarkdown } from './home-markdown';
import type { MarkdownPage } from './markdown-page';
import { pageHead } from './page-head';
import { absolute, blocks, heading, linkTo } from './text';
import { themeBuilderMarkdown } from './theme-builder-markdown';

/** A list of links, each with a sentence where there is one. */
function linkList(
  links: readonly { name: string; href: string; summary?: string | undefined }[],
): string {
  return links
    .map(({ name, href, summary }) => {
      const link = `- [${name}](${linkTo(href)})`;
      return summary === undefined ? link : `${link}: ${summary}`;
    })
    .join('\n');
}

const itemLink = (item: DocItem) => ({
  name: item.name,
  href: itemStart(item),
  summary: item.summary,
});

function catalogMarkdown({ key, name, summary, words, packageName }: Section): string {
  const items = itemsOf(packageName);
  const groups = groupsOf(packageName);
  return blocks(
    pageHead({ title: name, line: summary, path: paths.categories(key), library: words.library }),
    ...(groups.length === 0 ? [linkList(items.map(itemLink))] : []),
    ...groups.map((group) =>
      blocks(
        heading(2, group.name),
        linkList(items.filter(({ purpose }) => purpose === group.key).map(itemLink)),
      ),
    ),
  );
}

function guidesMarkdown(): string {
  const line = site.guidesLede ?? site.guidesDescription;
  const links = guideLinks();
  return blocks(
    pageHead({ title: word('Guides'), line, path: paths.guides(), library: site.subject }),
    ...guideGroups.map(({ key, name }) =>
      blocks(heading(2, name), linkList(links.filter(({ group }) => group === key))),
    ),
  );
}

function searchMarkdown(): string {
  return blocks(
    pageHead({
      title: word('Search'),
      line: 'An index of all pages and symbols.',
      path: paths.search(),
      library: site.subject,
    }),
    `The page shows the results of a query at \`${absolute(searchPaths.query(''))}…\`; it needs JavaScript for them.`,
    ...sections.map(({ name, packageName }) =>
      blocks(
        heading(2, name),
        linkList(
          itemsOf(packageName).map((item) => ({
            name: item.name,
            href: itemStart(item),
          })),
        ),
      ),
    ),
    blocks(
      heading(2, word('Guides')),
      linkList(guideLinks().map(({ name, href }) => ({ name, href }))),
    ),
    heading(2, word('Symbols')),
    ...[...symbolsByLetter()].map(([letter, links]) => blocks(heading(3, letter), linkList(links))),
  );
}

/**
 * The pages that only list other pages, and those with only a tool, such as the search. `llms.txt` contains their
 * links itself, so it does not list them.
 */
export function listPages(): readonly MarkdownPage[] {
  const page = (path: string, title: string, text: () => string): MarkdownPage => ({
    path,
    title,
    line: '',
    group: site.subject,
    isRepeated: true,
    text,
  });
  return [
    page(paths.home(), site.name, homeMarkdown),
    ...sections.map((section) =>
      page(paths.categories(section.key), section.name, () => catalogMarkdown(section)),
    ),
    page(paths.guides(), word('Guides'), guidesMarkdown),
    page(paths.search(), word('Search'), searchMarkdown),
    ...(site.hasThemeBuilder
      ? [page(paths.themeBuilder(), word('Theme builder'), themeBuilderMarkdown)]
      : []),
  ];
}
