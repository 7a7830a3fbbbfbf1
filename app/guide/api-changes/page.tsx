import { ChangesPage } from '@/components/history/changes-page';
import { pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const metadata = pageMetadata({
  title: 'API changes between versions – Angular Material and CDK',
  description:
    'Every symbol, input, output, property and method that versions 20, 21 and 22 of Angular Material and the CDK added, changed, deprecated or removed.',
  path: paths.guide({ id: 'api-changes' }),
});

export default function Page() {
  return <ChangesPage />;
}
