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
import { word } from '@/lib/words/word';

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
  const { title, files } = example;
  const library = sectionOf(item).words.library;
  return pageMetadata({
    title: `${word('{title}: {name} example', { title, name: item.name })} – ${library}`,
    description: isPlayground(example.id)
      ? word(
          'Configure the {name} of {library}, see the result live, and copy the code or open it in StackBlitz.',
          { name: title.replace(/ playground$/, ''), library },
        )
      : word(
          '{title}. An example of {name} in {library}: see it run, read its {count} files, open it in StackBlitz.',
          { title, name: item.name, library, count: `${files.length}` },
        ),
    path: paths.example(item, example.id),
    card: cardNames.item(item),
  });
}

export default async function Page(props: Props) {
  return <ExamplePage {...await find(props)} />;
}
