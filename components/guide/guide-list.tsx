import { columnStyles } from '@/components/shell/doc-main';
import { PageFoot } from '@/components/shell/page-foot';
import { PageHead } from '@/components/shell/page-head';
import { LinkRows } from '@/components/ui/link-rows';
import { Word } from '@/components/ui/word';
import { guideGroups } from '@/content/guides';
import { site } from '@/content/site';
import { hasGuideGroups } from '@/lib/catalogue/groups';
import { guideLinks } from '@/lib/navigation/guide-links';
import { paths } from '@/lib/routes/paths';
import { content, type InterfaceText, languageOf, word } from '@/lib/words/word';

const builderSummary: InterfaceText =
  'Choose colors, typography and shape, preview them, and get the code.';

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
                name: word('Theme builder'),
                summary: word(builderSummary),
                lang: { name: languageOf('Theme builder'), summary: languageOf(builderSummary) },
              },
            ]}
          />
        </section>
      )}
      <PageFoot path={paths.guides()} sources={['content/guides.ts']} />
    </div>
  );
}
