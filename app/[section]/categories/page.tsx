import { notFound } from 'next/navigation';
import { CataloguePage } from '@/components/catalogue/catalogue-page';
import { findSection, sectionParams } from '@/lib/catalogue/items';
import { pageMetadata, sectionTitle } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const dynamicParams = false;
export const generateStaticParams = sectionParams;

interface Props {
  params: Promise<{ section: string }>;
}

export async function generateMetadata({ params }: Props) {
  const section = findSection((await params).section);
  if (!section) notFound();
  return pageMetadata({
    title: sectionTitle(section),
    description: section.summary,
    path: paths.categories(section.key),
  });
}

export default async function Page({ params }: Props) {
  const section = findSection((await params).section);
  if (!section) notFound();
  return <CataloguePage section={section} />;
}
