import { sections } from '@/content/sections';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { examplesOf } from '@/lib/examples/of-item';
import { paths } from '@/lib/routes/paths';
import { tabsOf } from './item-tabs';

/** The path of every page a search engine should know, in the order of the navigation. */
export function indexedPages(): string[] {
  return [
    paths.home(),
    ...sections.map((section) => paths.categories(section.key)),
    paths.guides(),
    ...allGuides().map((guide) => paths.guide(guide)),
    paths.apiChanges(),
    paths.search(),
    ...allItems().flatMap((item) => [
      ...tabsOf(item).map((tab) => paths.item(item, tab)),
      ...examplesOf(item).map((example) => paths.example(item, example.id)),
    ]),
  ];
}
