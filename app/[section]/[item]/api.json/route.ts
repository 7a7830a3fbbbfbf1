import { notFound } from 'next/navigation';
import { itemApi } from '@/lib/api/item-json';
import { findSectionItem, hasApi, itemParams } from '@/lib/catalogue/items';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => itemParams(hasApi);

interface Context {
  params: Promise<{ section: string; item: string }>;
}

/** The API of an item for editors and agents, as a file of the export. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { section, item: id } = await params;
  return Response.json(itemApi(findSectionItem(section, id) ?? notFound()));
}
