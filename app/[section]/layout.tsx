import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { SectionFrame } from '@/components/catalogue/section-frame';
import { findSection, sectionParams } from '@/lib/catalogue/items';

export const dynamicParams = false;
export const generateStaticParams = sectionParams;

interface Props {
  params: Promise<{ section: string }>;
  children: ReactNode;
}

export default async function SectionLayout({ params, children }: Props) {
  const section = findSection((await params).section);
  if (!section) notFound();
  return <SectionFrame section={section}>{children}</SectionFrame>;
}
