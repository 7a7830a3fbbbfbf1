import { StatusPage } from '@/components/status/status-page';
import { site } from '@/content/site';
import { pageMetadata, siteTitle } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { statusRows } from '@/lib/status/rows';
import { word } from '@/lib/words/word';

export const metadata = pageMetadata({
  title: siteTitle('Component status'),
  description: word(
    'Styling tokens, harnesses, server rendering, right to left, keyboard, accessibility and size of each component of {library}.',
    { library: site.theSubject },
  ),
  path: paths.componentStatus(),
});

export default function Page() {
  return <StatusPage rows={statusRows()} />;
}
