import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { examplesOf } from '@/lib/examples/of-item';
import { startTab } from '@/lib/navigation/item-start';
import { itemTabLabel, tabsOf } from '@/lib/navigation/item-tabs';
import { type ItemTab, paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';
import { anatomyMarkdown } from './anatomy-markdown';
import { apiMarkdown } from './api-markdown';
import { changesMarkdown, itemChangesMarkdown } from './changes-markdown';
import { exampleMarkdown, examplesMarkdown, tabLinks } from './examples-markdown';
import { listPages } from './list-pages';
import type { MarkdownPage } from './markdown-page';
import { pageHead } from './page-head';
import { proseMarkdown } from './prose-markdown';
import { statusLine, statusMarkdown } from './status-markdown';
import { stylingMarkdown } from './styling-markdown';
import { blocks } from './text';

const changesPage: MarkdownPage = {
  path: paths.apiChanges(),
  title: word('API changes'),
  line: word('Additions, changes, deprecations and removals in the public API, by version.'),
  group: word('Guides'),
  text: () => changesMarkdown(site.subject),
};

const statusPage: MarkdownPage = {
  path: paths.componentStatus(),
  title: word('Component status'),
  line: statusLine,
  group: word('Guides'),
  text: () => statusMarkdown(site.subject),
};

/** Every page as Markdown, guides first. */
export function allMarkdownPages(): readonly MarkdownPage[] {
  return [
    ...allGuides().map((guide) => ({
      path: paths.guide(guide),
      title: guide.name,
      line: guide.summary,
      group: word('Guides'),
      text: () =>
        blocks(
          pageHead({
            title: guide.name,
            line: guide.summary,
            path: paths.guide(guide),
            library: site.subject,
          }),
          proseMarkdown(guide.overview),
        ),
    })),
    ...(site.hasComponentStatus ? [statusPage] : []),
    ...(site.hasApiHistory ? [changesPage] : []),
    ...allItems().flatMap(markdownPagesOf),
    ...listPages(),
  ];
}

const tabTexts: Record<ItemTab, (item: DocItem) => string> = {
  overview: (item) =>
    blocks(
      pageHead({
        title: item.name,
        line: item.summary,
        path: paths.item(item, 'overview'),
        library: sectionOf(item).words.library,
        beside: tabLinks(item),
      }),
      anatomyMarkdown(item),
      item.overviewPath && proseMarkdown(item.overviewPath),
    ),
  api: apiMarkdown,
  styling: stylingMarkdown,
  examples: examplesMarkdown,
  changes: itemChangesMarkdown,
};

/** The sentence in `llms.txt` about each further page of an item. */
const tabLines: Record<Exclude<ItemTab, 'overview'>, string> = {
  api: 'every public symbol, with inputs, outputs, methods and types',
  styling: 'every token, with its custom property and default',
  examples: 'complete examples, with all of their files',
  changes: 'what each version changed, and what to write instead',
};

function markdownPagesOf(item: DocItem): readonly MarkdownPage[] {
  const group = sectionOf(item).words.library;
  return [
    ...tabsOf(item).map((tab) => ({
      path: paths.item(item, tab),
      title: tab === startTab(item) ? item.name : `${item.name}: ${itemTabLabel(tab)}`,
      line: tab === startTab(item) || tab === 'overview' ? item.summary : tabLines[tab],
      group,
      text: () => tabTexts[tab](item),
    })),
    ...examplesOf(item).map((example) => ({
      path: paths.example(item, example.id),
      title: `${item.name}: ${example.title}`,
      line: '',
      group,
      isRepeated: true,
      text: () => exampleMarkdown(item, example),
    })),
  ];
}
