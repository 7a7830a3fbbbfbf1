import { notFound } from 'next/navigation';
import { ExamplePage } from '@/components/example/example-page';
import { findSectionItem } from '@/lib/catalogue/items';
import { findExample } from '@/lib/examples/catalogue';
import { claims, exampleParams } from '@/lib/examples/of-item';
import { isPlayground } from '@/lib/examples/playground';
import { cardNames } from '@/lib/routes/cards';
import { pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';

export const dynamicParams = false;
export const generateStaticParams = exampleParams;

interface Props {
  params: Promise<{ section: string; item: string; example: string }>;
}

async function find({ params }: Props) {
  const { section, item: itemId, example: exampleId } = await params;
  const item = findSectionItem(section, itemId);
  const example = findExample(exampleId);
  return item && example && claims(item, example) ? { item, example } : notFound();
}

export async function generateMetadata(props: Props) {
  const { item, example } = await find(props);
  const library = sectionOf(item).words.library;
  return pageMetadata({
    title: `${example.title}: ${item.name} example – ${library}`,
    description: isPlayground(example.id)
      ? `Configure the ${example.title.replace(/ playground$/, '')} of ${library}, see the result live, and copy the code or open it in StackBlitz.`
      : `${example.title}. An example of ${item.name} in ${library}: see it run, read its ${example.files.length} files, open it in StackBlitz.`,
    path: paths.example(item, example.id),
    card: cardNames.item(item),
  });
}

export default async function Page(props: Props) {
  return <ExamplePage {...await find(props)} />;
}
