import { PageFoot } from '@/components/shell/page-foot';
import { frameStyles } from '@/components/ui/frame-styles';
import { LinkRows } from '@/components/ui/link-rows';
import { Word } from '@/components/ui/word';
import { home } from '@/content/home';
import { findGuide } from '@/lib/catalogue/guides';
import { guideLinks } from '@/lib/navigation/guide-links';
import { paths } from '@/lib/routes/paths';
import { wording } from '@/lib/words/word';
import { Band, BandHead } from './band';

/** The guides that most readers need first. */
export function GuidesBand() {
  const guides = home.featuredGuides.map(findGuide).filter((guide) => guide !== undefined);
  if (guides.length === 0) return <PageFoot path={paths.home()} sources={['content/home.ts']} />;
  const areAll = guides.length === guideLinks().length;
  return (
    <Band labelledBy="guides" tinted later>
      <div className={frameStyles}>
        <BandHead id="guides" title={wording(areAll ? 'Guides' : 'Essential guides')} />
        <LinkRows rows={guides.map((guide) => ({ ...guide, href: paths.guide(guide) }))} />
        {!areAll && (
          <p className="mt-6">
            <a href={paths.guides()}>
              <Word text="All guides" />
            </a>
          </p>
        )}
        <PageFoot path={paths.home()} sources={['content/home.ts']} />
      </div>
    </Band>
  );
}
