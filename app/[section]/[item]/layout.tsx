import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ItemFrame } from '@/components/item/item-frame';
import { findSectionItem, itemParams } from '@/lib/catalogue/items';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams();

interface Props {
  params: Promise<{ section: string; item: string }>;
  children: ReactNode;
}

export default async function ItemLayout({ params, children }: Props) {
  const { section, item: id } = await params;
  const item = findSectionItem(section, id);
  if (!item) notFound();
  return <ItemFrame item={item}>{children}</ItemFrame>;
}
