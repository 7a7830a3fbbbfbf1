import { ExampleList } from '@/components/example/example-list';
import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { OnThisPage } from '@/components/item/on-this-page';
import { PageFoot } from '@/components/shell/page-foot';
import { itemParams } from '@/lib/catalogue/items';
import { folderOfExample } from '@/lib/examples/sources';
import { examplesOf, hasExamples } from '@/lib/examples/of-item';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams(hasExamples);

export async function generateMetadata(props: ItemRoute) {
  const item = await itemOf(props);
  const titles = examplesOf(item).map((example) => example.title);
  return pageMetadata({
    title: itemTitle(item, 'examples'),
    description: `Live examples of ${item.name} in ${sectionOf(item).words.library}, with their source: ${titles.join('; ')}.`,
    path: paths.item(item, 'examples'),
  });
}

export default async function Page(props: ItemRoute) {
  const item = await itemOf(props);
  const examples = examplesOf(item);
  return (
    <>
      <ExampleList examples={examples} />
      <PageFoot path={paths.item(item, 'examples')} sources={examples.map(folderOfExample)} />
      <OnThisPage entries={examples.map(({ id, title }) => ({ id, text: title }))} />
    </>
  );
}
