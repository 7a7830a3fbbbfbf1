import { SearchPage } from '@/components/search/search-page';
import { pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const metadata = pageMetadata({
  title: 'Search – Angular Material and CDK',
  description:
    'Search components, guides, API symbols, styling tokens and examples, or look them up in an index of everything.',
  path: paths.search(),
});

export default function Page() {
  return <SearchPage />;
}
