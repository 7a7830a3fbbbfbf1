import { ApiReference } from '@/components/api/api-reference';
import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { ItemTab } from '@/components/item/item-tab';
import { apiPageOf } from '@/lib/api/page';
import { hasApi, itemParams } from '@/lib/catalogue/items';
import { libraryChanged } from '@/lib/dates/file-dates';
import { marksOfDoc } from '@/lib/history/marks';
import { cardNames } from '@/lib/routes/cards';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams(hasApi);

export async function generateMetadata(props: ItemRoute) {
  const item = await itemOf(props);
  return pageMetadata({
    title: itemTitle(item, 'api'),
    description: word(
      'Every public symbol of {name} in {library}: selectors, inputs, outputs, properties, methods and types, with their history.',
      { name: item.name, library: sectionOf(item).words.library },
    ),
    path: paths.item(item, 'api'),
    card: cardNames.item(item),
  });
}

export default async function Page(props: ItemRoute) {
  const item = await itemOf(props);
  const page = apiPageOf(item, marksOfDoc);
  return (
    <ItemTab item={item} tab="api" entries={page.entries} changed={libraryChanged()}>
      <ApiReference item={item} page={page} />
    </ItemTab>
  );
}
