import type { ReactNode } from 'react';
import { ItemFrame } from '@/components/item/item-frame';
import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { itemParams } from '@/lib/catalogue/items';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams();

export default async function ItemLayout({
  params,
  children,
}: ItemRoute & { children: ReactNode }) {
  return <ItemFrame item={await itemOf({ params })}>{children}</ItemFrame>;
}
