import { ExampleList } from '@/components/example/example-list';
import { nameInLists } from '@/components/example/name-in-lists';
import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { ItemTab } from '@/components/item/item-tab';
import { itemParams } from '@/lib/catalogue/items';
import { examplesOf, hasExamples } from '@/lib/examples/of-item';
import { cardNames } from '@/lib/routes/cards';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams(hasExamples);

export async function generateMetadata(props: ItemRoute) {
  const item = await itemOf(props);
  const titles = examplesOf(item).map((example) => example.title);
  return pageMetadata({
    title: itemTitle(item, 'examples'),
    description: word('Live examples of {name} in {library}, with their source: {titles}.', {
      name: item.name,
      library: sectionOf(item).words.library,
      titles: titles.join('; '),
    }),
    path: paths.item(item, 'examples'),
    card: cardNames.item(item),
  });
}

export default async function Page(props: ItemRoute) {
  const item = await itemOf(props);
  const examples = examplesOf(item);
  const entries = examples.map((example) => ({ id: example.id, ...nameInLists(example) }));
  return (
    <ItemTab
      item={item}
      tab="examples"
      entries={entries}
      sources={examples.map(({ folder }) => folder)}
    >
      <ExampleList examples={examples} />
    </ItemTab>
  );
}
