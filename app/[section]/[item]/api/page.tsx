import { notFound } from 'next/navigation';
import { ApiReference } from '@/components/api/api-reference';
import { OnThisPage } from '@/components/item/on-this-page';
import { apiPageOf } from '@/lib/api/page';
import { findSectionItem, itemParams } from '@/lib/catalogue/items';
import { itemTitle, libraryName, pageMetadata } from '@/lib/routes/metadata';
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
    title: itemTitle(item, 'api'),
    description: `Every public symbol of ${item.name} in ${libraryName(item.packageName)}: selectors, inputs, outputs, properties, methods and types, with their history.`,
    path: paths.item(item, 'api'),
  });
}

export default async function Page(props: Props) {
  const page = apiPageOf(await itemOf(props));
  return (
    <>
      <ApiReference page={page} />
      <OnThisPage entries={page.entries} />
    </>
  );
}
