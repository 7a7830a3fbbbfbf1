import { ApiReference } from '@/components/api/api-reference';
import { itemOf, type ItemRoute } from '@/components/item/item-of';
import { OnThisPage } from '@/components/item/on-this-page';
import { PageFoot } from '@/components/shell/page-foot';
import { apiPageOf } from '@/lib/api/page';
import { itemParams } from '@/lib/catalogue/items';
import { libraryChanged } from '@/lib/dates/file-dates';
import { marksOfDoc } from '@/lib/history/marks';
import { itemTitle, pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';

export const dynamicParams = false;
export const generateStaticParams = () => itemParams();

export async function generateMetadata(props: ItemRoute) {
  const item = await itemOf(props);
  return pageMetadata({
    title: itemTitle(item, 'api'),
    description: `Every public symbol of ${item.name} in ${sectionOf(item).words.library}: selectors, inputs, outputs, properties, methods and types, with their history.`,
    path: paths.item(item, 'api'),
  });
}

export default async function Page(props: ItemRoute) {
  const item = await itemOf(props);
  const page = apiPageOf(item, marksOfDoc);
  return (
    <>
      <ApiReference page={page} />
      <PageFoot path={paths.item(item, 'api')} changed={libraryChanged()} />
      <OnThisPage entries={page.entries} />
    </>
  );
}
