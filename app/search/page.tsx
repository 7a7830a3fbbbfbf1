import { SearchPage } from '@/components/search/search-page';
import { pageMetadata, siteTitle } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';

export const metadata = pageMetadata({
  title: siteTitle('Search'),
  description: word(
    'Search components, guides, API symbols, styling tokens and examples, or browse the index of all pages and symbols.',
  ),
  path: paths.search(),
});

export default function Page() {
  return <SearchPage />;
}
