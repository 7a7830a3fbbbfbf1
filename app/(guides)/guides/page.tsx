import { GuideList } from '@/components/guide/guide-list';
import { pageMetadata, siteTitle } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const metadata = pageMetadata({
  title: siteTitle('Guides'),
  description:
    'Step-by-step guides to installing, theming, testing and extending Angular Material and the CDK.',
  path: paths.guides(),
});

export default function Page() {
  return <GuideList />;
}
