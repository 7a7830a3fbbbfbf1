import { notFound } from 'next/navigation';
import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { ItemTab } from '@/components/item/item-tab';
import { StylingTokens } from '@/components/styling/styling-tokens';
import { itemParams } from '@/lib/catalogue/items';
import { libraryChanged } from '@/lib/dates/file-dates';
import { cardNames } from '@/lib/routes/cards';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { hasTokens, readTokens } from '@/lib/styling/tokens';
import { inSentence } from '@/lib/words/in-sentence';
import { word } from '@/lib/words/word';

export const dynamicParams = false;

/** Only items with tokens have this page and its tab. */
export const generateStaticParams = () => itemParams((item) => hasTokens(item));

async function pageOf(props: ItemRoute) {
  const item = await itemOf(props);
  return { item, tokens: readTokens(item) ?? notFound() };
}

export async function generateMetadata(props: ItemRoute) {
  const { item } = await pageOf(props);
  return pageMetadata({
    title: itemTitle(item, 'styling'),
    description: word(
      'Design tokens of the {library} {name}: custom properties, defaults, and the Sass mixin that sets them.',
      { library: sectionOf(item).words.library, name: inSentence(item.name) },
    ),
    path: paths.item(item, 'styling'),
    card: cardNames.item(item),
  });
}

export default async function Page(props: ItemRoute) {
  const { item, tokens } = await pageOf(props);
  const entries = tokens.groups.map(({ mixin }) => ({ id: mixin, text: mixin }));
  return (
    <ItemTab item={item} tab="styling" entries={entries} changed={libraryChanged()}>
      <StylingTokens item={item} tokens={tokens} />
    </ItemTab>
  );
}
