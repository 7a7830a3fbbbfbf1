import { LinkRows } from '@/components/catalogue/link-rows';
import { PageFoot } from '@/components/shell/page-foot';
import { DocMain } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import { allGuides } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';

/** Every guide with what it leads to. */
export function GuideList() {
  const rows = [
    ...allGuides().map((guide) => ({ ...guide, href: paths.guide(guide) })),
    {
      href: paths.apiChanges(),
      name: 'API changes',
      summary: 'Every difference between neighboring major releases, by package and item.',
    },
  ];
  return (
    <DocMain column="text">
      <PageHead title="Guides" lede="Longer reads on work that crosses components." />
      <LinkRows rows={rows} />
      <PageFoot path={paths.guides()} sources={['content/guides.ts']} />
    </DocMain>
  );
}
