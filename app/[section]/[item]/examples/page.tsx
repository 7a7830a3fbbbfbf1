import { notFound } from 'next/navigation';
import { ExampleList } from '@/components/example/example-list';
import { OnThisPage } from '@/components/item/on-this-page';
import { findSectionItem, itemParams } from '@/lib/catalogue/items';
import { examplesOf, hasExamples } from '@/lib/examples/of-item';
import { itemTitle, libraryName, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams(hasExamples);

interface Props {
  params: Promise<{ section: string; item: string }>;
}

async function itemOf({ params }: Props) {
  const { section, item: id } = await params;
  return findSectionItem(section, id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const item = await itemOf(props);
  const titles = examplesOf(item).map((example) => example.title);
  return pageMetadata({
    title: itemTitle(item, 'examples'),
    description: `Live examples of ${item.name} in ${libraryName(item.packageName)}, with their source: ${titles.join('; ')}.`,
    path: paths.item(item, 'examples'),
  });
}

export default async function Page(props: Props) {
  const examples = examplesOf(await itemOf(props));
  return (
    <>
      <ExampleList examples={examples} />
      <OnThisPage entries={examples.map(({ id, title }) => ({ id, text: title }))} />
    </>
  );
}
