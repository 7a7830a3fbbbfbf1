import { notFound } from 'next/navigation';
import type { DocItem } from '@/content/types';
import { findSectionItem } from '@/lib/catalogue/items';

/** What the framework hands to every route below an item. */
export interface ItemRoute {
  params: Promise<{ section: string; item: string }>;
}

/** The item a route is about; where there is none, the not-found page is shown. */
export async function itemOf({ params }: ItemRoute): Promise<DocItem> {
  const { section, item } = await params;
  return findSectionItem(section, item) ?? notFound();
}
