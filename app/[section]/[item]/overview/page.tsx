import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { OnThisPage } from '@/components/item/on-this-page';
import { PageFoot } from '@/components/shell/page-foot';
import { Prose } from '@/components/prose/prose';
import { itemParams } from '@/lib/catalogue/items';
import { readOverview } from '@/lib/markdown/pages';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams();

export async function generateMetadata(props: ItemRoute) {
  const item = await itemOf(props);
  return pageMetadata({
    title: itemTitle(item, 'overview'),
    description: `${item.summary} How to use ${item.name} of ${sectionOf(item).words.theLibrary}, step by step: features, accessibility, styling and testing.`,
    path: paths.item(item, 'overview'),
  });
}

export default async function Page(props: ItemRoute) {
  const item = await itemOf(props);
  const { tree, headings } = await readOverview(item);
  return (
    <>
      <Prose tree={tree} />
      <PageFoot
        path={paths.item(item, 'overview')}
        sources={item.overviewPath === undefined ? [] : [item.overviewPath]}
      />
      <OnThisPage entries={headings} />
    </>
  );
}
