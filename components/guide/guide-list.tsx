import { columnStyles } from '@/components/shell/doc-main';
import { PageFoot } from '@/components/shell/page-foot';
import { PageHead } from '@/components/shell/page-head';
import { LinkRows } from '@/components/ui/link-rows';
import { Word } from '@/components/ui/word';
import { guideGroups } from '@/content/guides';
import { site } from '@/content/site';
import { hasGuideGroups } from '@/lib/catalogue/groups';
import { guideLinks, named } from '@/lib/navigation/guide-links';
import { paths } from '@/lib/routes/paths';
import { content } from '@/lib/words/word';

/** The list of all guides with their summaries, by group. */
export function GuideList() {
  const links = guideLinks();
  return (
    <div className={columnStyles({ column: 'text' })}>
      <PageHead title={<Word text="Guides" />} lede={site.guidesLede ?? site.guidesDescription} />
      {guideGroups.map(({ key, name }) => (
        <section key={key} className="mt-4 not-first-of-type:mt-12">
          {(hasGuideGroups() || site.hasThemeBuilder) && <h2 id={key}>{name}</h2>}
          <LinkRows rows={links.filter(({ group }) => group === key)} />
        </section>
      ))}
      {site.hasThemeBuilder && (
        <section className="mt-12">
          <h2 id="tools" {...content('Tools')} />
          <LinkRows
            rows={[
              {
                href: paths.themeBuilder(),
                ...named(
                  'Theme builder',
                  'Choose colors, typography and shape, preview them, and get the code.',
                ),
              },
            ]}
          />
        </section>
      )}
      <PageFoot path={paths.guides()} sources={['content/guides.ts']} />
    </div>
  );
}
