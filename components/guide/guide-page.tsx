import { OnThisPage } from '@/components/item/on-this-page';
import { PageFoot } from '@/components/shell/page-foot';
import { Pager } from '@/components/item/pager';
import { Prose } from '@/components/prose/prose';
import { DocMain } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import type { Guide } from '@/content/types';
import { guideNeighbors } from '@/lib/catalogue/guides';
import { readGuide } from '@/lib/markdown/pages';
import { paths } from '@/lib/routes/paths';

/** One guide, with its headings at the side and the guides before and after it. */
export async function GuidePage({ guide }: { guide: Guide }) {
  const { tree, headings } = await readGuide(guide);
  const { previous, next } = guideNeighbors(guide);
  return (
    <DocMain column="toc">
      <PageHead title={guide.name} lede={guide.summary} />
      <div className="pt-4">
        <Prose tree={tree} />
      </div>
      <PageFoot path={paths.guide(guide)} sources={[guide.overview]} />
      <Pager
        label="More guides"
        previous={previous && { href: paths.guide(previous), name: previous.name }}
        next={next && { href: paths.guide(next), name: next.name }}
      />
      <OnThisPage entries={headings} />
    </DocMain>
  );
}
