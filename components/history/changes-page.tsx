import { ChangesFilter } from '@/components/islands/changes-filter/changes-filter';
import { OnThisPage } from '@/components/item/on-this-page';
import { PageMenu, PageMenuButton } from '@/components/item/page-menu';
import { columnStyles } from '@/components/shell/doc-main';
import { PageFoot } from '@/components/shell/page-foot';
import { PageHead } from '@/components/shell/page-head';
import { Word } from '@/components/ui/word';
import { lastChanged } from '@/lib/dates/file-dates';
import { generatedFiles } from '@/lib/generated/files';
import { changeChoices } from '@/lib/history/change-choices';
import type { MajorChanges } from '@/lib/history/changes';
import { paths } from '@/lib/routes/paths';
import { wording } from '@/lib/words/word';
import { MajorSection, packageId } from './major-section';

const majorOf = (version = '') => version.split('.')[0] ?? '';

/** The page with all differences between consecutive majors of the public API, newest first. */
export function ChangesPage({ majors }: { majors: readonly MajorChanges[] }) {
  const entries = majors.flatMap(({ major, packages }) => [
    { id: `v${major}`, ...wording('Version {version}', { version: major }) },
    ...packages.map(({ name }) => ({ id: packageId(major, name), text: name, depth: 3 })),
  ]);
  const { kinds, packages, items } = changeChoices(majors);
  return (
    <div className={columnStyles({ column: 'toc' })}>
      <PageHead
        title={<Word text="API changes" />}
        lede={
          <Word text="Additions, changes, deprecations and removals in the public API, by version." />
        }
        menu={<PageMenuButton />}
      />
      <PageMenu path={paths.apiChanges()} />
      <OnThisPage entries={entries} below="title" />
      <ChangesFilter
        majors={[...majors.map(({ major }) => major), majorOf(majors.at(-1)?.from)].reverse()}
        facets={[
          { name: 'kind', label: 'Kind of change', choices: kinds },
          { name: 'package', label: 'Package', choices: packages },
        ]}
        items={items}
      />
      {majors.map((changes) => (
        <MajorSection key={changes.major} changes={changes} />
      ))}
      <PageFoot path={paths.apiChanges()} changed={lastChanged([generatedFiles.apiHistory])} />
    </div>
  );
}
