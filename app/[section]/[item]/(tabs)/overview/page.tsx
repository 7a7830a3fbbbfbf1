import { LeadExample } from '@/components/example/lead-example';
import { Anatomy } from '@/components/item/anatomy';
import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { ItemTab } from '@/components/item/item-tab';
import { Prose } from '@/components/prose/prose';
import { inTurn } from '@/components/ui/in-turn';
import { itemParams } from '@/lib/catalogue/items';
import { linksOfItem } from '@/lib/code-links/links-of-item';
import { readOverview } from '@/lib/markdown/pages';
import { splitLead } from '@/lib/markdown/split-lead';
import { hasOverview } from '@/lib/navigation/item-start';
import { cardNames } from '@/lib/routes/cards';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams(hasOverview);

export async function generateMetadata(props: ItemRoute) {
  const item = await itemOf(props);
  return pageMetadata({
    title: itemTitle(item, 'overview'),
    description: word(
      '{summary} How to use {name} of {library}, step by step: features, accessibility, styling and testing.',
      { summary: item.summary, name: item.name, library: sectionOf(item).words.theLibrary },
    ),
    path: paths.item(item, 'overview'),
    card: cardNames.item(item),
  });
}

export default async function Page(props: ItemRoute) {
  const item = await itemOf(props);
  const { tree, headings } = await inTurn(readOverview(item, linksOfItem(item)));
  const { example, intro, rest } = splitLead(tree);
  return (
    <ItemTab
      item={item}
      tab="overview"
      entries={headings}
      sources={item.overviewPath === undefined ? [] : [item.overviewPath]}
    >
      {example !== undefined && <LeadExample id={example} />}
      <Prose tree={intro} />
      <Anatomy item={item} />
      <Prose tree={rest} />
    </ItemTab>
  );
}
