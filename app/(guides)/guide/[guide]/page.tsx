import { notFound } from 'next/navigation';
import { GuidePage } from '@/components/guide/guide-page';
import { allGuides, findGuide } from '@/lib/catalogue/guides';
import { cardNames } from '@/lib/routes/cards';
import { pageMetadata, siteTitle } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const dynamicParams = false;
export const generateStaticParams = () => allGuides().map(({ id }) => ({ guide: id }));

interface Props {
  params: Promise<{ guide: string }>;
}

export async function generateMetadata({ params }: Props) {
  const guide = findGuide((await params).guide) ?? notFound();
  return pageMetadata({
    title: siteTitle('{name} guide', { name: guide.name }),
    description: guide.summary,
    path: paths.guide(guide),
    card: cardNames.guide(guide),
  });
}

export default async function Page({ params }: Props) {
  return <GuidePage guide={findGuide((await params).guide) ?? notFound()} />;
}
