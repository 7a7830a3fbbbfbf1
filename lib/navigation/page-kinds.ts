import { samples } from '@/content/samples';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { findItem } from '@/lib/catalogue/items';
import { itemStart, startTab } from '@/lib/navigation/item-start';
import { paths } from '@/lib/routes/paths';

const { item, example, fewTokens, guide } = samples;
const found = findItem(item.id, item.packageName);

/** The path of a sample page of each kind, by the name of the kind; for tests that cover all kinds. */
export const pageKinds: Readonly<Record<string, string>> = {
  home: paths.home(),
  ...Object.fromEntries(
    sections.map(({ key, name }, index) => [
      index === 0 ? 'catalog' : `${name} catalog`,
      paths.categories(key),
    ]),
  ),
  ...(found && { [startTab(found) === 'overview' ? 'overview' : 'item']: itemStart(found) }),
  ...(found?.hasApi !== false && { API: paths.item(item, 'api') }),
  ...(fewTokens && { styling: paths.item(fewTokens, 'styling') }),
  ...(example !== undefined && {
    examples: paths.item(item, 'examples'),
    example: paths.example(item, example),
  }),
  guides: paths.guides(),
  ...(guide !== undefined && { guide: paths.guide({ id: guide }) }),
  ...(site.hasApiHistory && { changes: paths.apiChanges() }),
  ...(site.hasComponentStatus && { status: paths.componentStatus() }),
  search: paths.search(),
  'not found': paths.notFound(),
};
