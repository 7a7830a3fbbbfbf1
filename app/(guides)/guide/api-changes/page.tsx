import { ChangesPage } from '@/components/history/changes-page';
import { site } from '@/content/site';
import { changesByMajor } from '@/lib/history/changes';
import { readApiHistory } from '@/lib/history/history';
import { pageMetadata, siteTitle } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';

const majors = changesByMajor(readApiHistory());

export const metadata = pageMetadata({
  title: siteTitle('API changes between versions'),
  description: word(
    'Every symbol, input, output, property and method that versions {from} to {to} of {library} added, changed, deprecated or removed.',
    {
      from: `${majors.at(-1)?.major}`,
      to: `${majors[0]?.major}`,
      library: site.theSubject,
    },
  ),
  path: paths.apiChanges(),
});

export default function Page() {
  return <ChangesPage majors={majors} />;
}
