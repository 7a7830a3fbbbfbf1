import { Breadcrumb } from '@/components/item/breadcrumb';
import { OnThisPage } from '@/components/item/on-this-page';
import { PageEnd } from '@/components/item/page-end';
import { PageMenu, PageMenuButton } from '@/components/item/page-menu';
import { Prose } from '@/components/prose/prose';
import { columnStyles } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import { inTurn } from '@/components/ui/in-turn';
import { guideGroups } from '@/content/guides';
import type { Guide } from '@/content/types';
import { hasGuideGroups } from '@/lib/catalogue/groups';
import { guideNeighbors } from '@/lib/catalogue/guides';
import { linksIn } from '@/lib/code-links/links-in';
import { readGuide } from '@/lib/markdown/pages';
import { paths } from '@/lib/routes/paths';
import { word, wording } from '@/lib/words/word';

/**
 * The page of a guide, with the same columns as an item's pages, and links to the guides before and after.
 */
export async function GuidePage({ guide }: { guide: Guide }) {
  const { tree, headings } = await inTurn(readGuide(guide, linksIn));
  const { previous, next } = guideNeighbors(guide);
  const group = guideGroups.find(({ key }) => key === guide.group);
  return (
    <div className={columnStyles({ column: 'toc' })}>
      <Breadcrumb
        steps={[
          { href: paths.guides(), ...wording('Guides') },
          ...(group && hasGuideGroups()
            ? [{ href: paths.guideGroup(group.key), text: group.name }]
            : []),
        ]}
      />
      <PageHead
        title={guide.name}
        {...(!guide.hasSummaryInText && { lede: guide.summary })}
        menu={<PageMenuButton />}
      />
      <PageMenu path={paths.guide(guide)} />
      <OnThisPage entries={headings} below="title" />
      <Prose tree={tree} />
      <PageEnd
        path={paths.guide(guide)}
        sources={[guide.overview]}
        label={word('More guides')}
        previous={previous && { href: paths.guide(previous), name: previous.name }}
        next={next && { href: paths.guide(next), name: next.name }}
      />
    </div>
  );
}
