import { sections } from '@/content/sections';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { examplesOf } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { generatedFiles } from '@/lib/generated/files';
import { itemStart, startTab } from '@/lib/navigation/item-start';
import { type ItemTab, paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';
import { itemTabLabel, tabsOf } from './item-tabs';

/** A page in the breadcrumbs of another page. */
interface Crumb {
  name: string;
  path: string;
}

/** A page for search engines. */
export interface SitePage extends Crumb {
  /** Its parent pages, outermost first, without the home page. */
  above: readonly Crumb[];
  /** Files and folders of `content/` that contain its text. */
  sources: readonly string[];
  /** Whether its content also comes from the documented release, and so has at least that release's date. */
  fromLibrary?: boolean;
}

/** Every page for search engines, in the order of the navigation. */
export function sitePages(): readonly SitePage[] {
  const guides: Crumb = { name: word('Guides'), path: paths.guides() };
  return [
    { name: site.name, path: paths.home(), above: [], sources: ['content/home.ts'] },
    ...sections.map(({ key, name, packageName }) => ({
      name,
      path: paths.categories(key),
      above: [],
      sources: [`content/doc-items/${packageName}.ts`, `content/figures/${packageName}`],
    })),
    { ...guides, above: [], sources: ['content/guides.ts'] },
    ...allGuides().map((guide) => ({
      name: guide.name,
      path: paths.guide(guide),
      above: [guides],
      sources: [guide.overview],
    })),
    ...(site.hasComponentStatus ? [statusPage(guides)] : []),
    ...(site.hasApiHistory ? [changesPage(guides)] : []),
    // Its results come from all texts.
    { name: word('Search'), path: paths.search(), above: [], sources: ['content'] },
    ...(site.hasThemeBuilder ? [themeBuilderPage] : []),
    ...allItems().flatMap(pagesOf),
  ];
}

const statusPage = (guides: Crumb): SitePage => ({
  name: word('Component status'),
  path: paths.componentStatus(),
  above: [guides],
  sources: [generatedFiles.measures],
  fromLibrary: true,
});

const changesPage = (guides: Crumb): SitePage => ({
  name: word('API changes'),
  path: paths.apiChanges(),
  above: [guides],
  sources: [generatedFiles.apiHistory],
});

const themeBuilderPage: SitePage = {
  name: word('Theme builder'),
  path: paths.themeBuilder(),
  above: [],
  sources: ['content/theme-sheet.ts'],
  // It uses data of the library and shows its name.
  fromLibrary: true,
};

function pagesOf(item: DocItem): readonly SitePage[] {
  const { key, name } = sectionOf(item);
  const section: Crumb = { name, path: paths.categories(key) };
  const start: Crumb = { name: item.name, path: itemStart(item) };
  const list: Crumb = { name: itemTabLabel('examples'), path: paths.item(item, 'examples') };
  const examples = examplesOf(item);
  return [
    ...tabsOf(item).map((tab) => ({
      name: tab === startTab(item) ? item.name : itemTabLabel(tab),
      path: paths.item(item, tab),
      above: tab === startTab(item) ? [section] : [section, start],
      ...originOf(item, tab, examples),
    })),
    ...examples.map((example) => ({
      name: example.title,
      path: paths.example(item, example.id),
      above: [section, start, list],
      sources: [folderOf(example)],
    })),
  ];
}

function originOf(
  { overviewPath }: DocItem,
  tab: ItemTab,
  examples: readonly Example[],
): Pick<SitePage, 'sources' | 'fromLibrary'> {
  if (tab === 'overview') return { sources: overviewPath === undefined ? [] : [overviewPath] };
  if (tab === 'examples') return { sources: examples.map(folderOf) };
  if (tab === 'changes') return { sources: [generatedFiles.apiHistory] };
  return { sources: [], fromLibrary: true };
}

const folderOf = ({ folder }: Example) => folder;
