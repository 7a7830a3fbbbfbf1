import { OnThisPage } from '@/components/item/on-this-page';
import { PageFoot } from '@/components/shell/page-foot';
import { DocMain } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import { lastChanged } from '@/lib/dates/file-dates';
import { generatedFiles } from '@/lib/generated/files';
import type { MajorChanges } from '@/lib/history/changes';
import { paths } from '@/lib/routes/paths';
import { MajorSection, packageId } from './major-section';

/** Every difference between neighboring majors of the public API, newest first. */
export function ChangesPage({ majors }: { majors: readonly MajorChanges[] }) {
  return (
    <DocMain column="toc">
      <PageHead
        title="API changes"
        lede="What each version added to the public API, changed in it, deprecated and removed."
      />
      {majors.map((changes) => (
        <MajorSection key={changes.major} changes={changes} />
      ))}
      <PageFoot path={paths.apiChanges()} changed={lastChanged([generatedFiles.apiHistory])} />
      <OnThisPage
        entries={majors.flatMap(({ major, packages }) => [
          { id: `v${major}`, text: `Version ${major}` },
          ...packages.map(({ name }) => ({ id: packageId(major, name), text: name, depth: 3 })),
        ])}
      />
    </DocMain>
  );
}
