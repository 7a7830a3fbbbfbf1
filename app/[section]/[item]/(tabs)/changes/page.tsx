import { ItemChanges, majorId } from '@/components/history/item-changes';
import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { ItemTab } from '@/components/item/item-tab';
import { itemParams } from '@/lib/catalogue/items';
import { lastChanged } from '@/lib/dates/file-dates';
import { generatedFiles } from '@/lib/generated/files';
import { itemHistory } from '@/lib/history/item-history';
import { tabsOf } from '@/lib/navigation/item-tabs';
import { cardNames } from '@/lib/routes/cards';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word, wording } from '@/lib/words/word';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams((item) => tabsOf(item).includes('changes'));

export async function generateMetadata(props: ItemRoute) {
  const item = await itemOf(props);
  return pageMetadata({
    title: itemTitle(item, 'changes'),
    description: word(
      'What each version of {library} added, changed, deprecated and removed in {name}, and what to write instead.',
      { name: item.name, library: sectionOf(item).words.library },
    ),
    path: paths.item(item, 'changes'),
    card: cardNames.item(item),
  });
}

export default async function Page(props: ItemRoute) {
  const item = await itemOf(props);
  const majors = itemHistory(item);
  const hasSome = majors.some(({ changes }) => changes.length > 0);
  const entries = hasSome
    ? majors.map((each) => ({
        id: majorId(each),
        ...wording('Version {version}', { version: each.major }),
      }))
    : [];
  return (
    <ItemTab
      item={item}
      tab="changes"
      entries={entries}
      changed={lastChanged([generatedFiles.apiHistory])}
    >
      <ItemChanges item={item} majors={majors} />
    </ItemTab>
  );
}
