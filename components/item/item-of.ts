import { notFound } from 'next/navigation';
import type { DocItem } from '@/content/types';
import { findSectionItem } from '@/lib/catalogue/items';

/** Props that Next.js passes to every route below an item. */
export interface ItemRoute {
  params: Promise<{ section: string; item: string }>;
}

/** The item of a route; without one the not-found page is rendered. */
export async function itemOf({ params }: ItemRoute): Promise<DocItem> {
  const { section, item } = await params;
  return findSectionItem(section, item) ?? notFound();
}
