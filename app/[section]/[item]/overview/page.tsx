import { notFound } from 'next/navigation';
import { OnThisPage } from '@/components/item/on-this-page';
import { Prose } from '@/components/prose/prose';
import { findSectionItem, itemParams } from '@/lib/catalogue/items';
import { readOverview } from '@/lib/markdown/pages';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams();

interface Props {
  params: Promise<{ section: string; item: string }>;
}

async function itemOf({ params }: Props) {
  const { section, item: id } = await params;
  return findSectionItem(section, id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const item = await itemOf(props);
  return pageMetadata({
    title: itemTitle(item, 'overview'),
    description: `${item.summary} How to use ${item.name} of ${item.packageName === 'cdk' ? 'the Angular CDK' : 'Angular Material'}, with live examples, keyboard and accessibility.`,
    path: paths.item(item, 'overview'),
  });
}

export default async function Page(props: Props) {
  const { tree, headings } = await readOverview(await itemOf(props));
  return (
    <>
      <Prose tree={tree} />
      <OnThisPage entries={headings} />
    </>
  );
}
