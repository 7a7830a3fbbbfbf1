import { OnThisPage } from '@/components/item/on-this-page';
import { Pager } from '@/components/item/pager';
import { Prose } from '@/components/prose/prose';
import type { Guide } from '@/content/types';
import { guideNeighbors } from '@/lib/catalogue/guides';
import { readGuide } from '@/lib/markdown/pages';
import { paths } from '@/lib/routes/paths';

/** One guide, with its headings at the side and the guides before and after it. */
export async function GuidePage({ guide }: { guide: Guide }) {
  const { tree, headings } = await readGuide(guide);
  const { previous, next } = guideNeighbors(guide);
  return (
    <div className="doc">
      <main id="main" tabIndex={-1} className="doc__text doc__text--toc">
        <header className="head">
          <h1 tabIndex={-1} data-focus-on-navigation>
            {guide.name}
          </h1>
          <p className="head__lede">{guide.summary}</p>
        </header>
        <Prose tree={tree} />
        <Pager
          label="More guides"
          previous={previous && { href: paths.guide(previous), name: previous.name }}
          next={next && { href: paths.guide(next), name: next.name }}
        />
        <OnThisPage entries={headings} />
      </main>
    </div>
  );
}
