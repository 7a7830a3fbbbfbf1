import { GuideList } from '@/components/guide/guide-list';
import { pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const metadata = pageMetadata({
  title: 'Guides – Angular Material and CDK',
  description:
    'Step-by-step guides to installing, theming, testing and extending Angular Material and the CDK.',
  path: paths.guides(),
});

export default function Page() {
  return <GuideList />;
}
