import { GuideList } from '@/components/guide/guide-list';
import { site } from '@/content/site';
import { pageMetadata, siteTitle } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const metadata = pageMetadata({
  title: siteTitle('Guides'),
  description: site.guidesDescription,
  path: paths.guides(),
});

export default function Page() {
  return <GuideList />;
}
