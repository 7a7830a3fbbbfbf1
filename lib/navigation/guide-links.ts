import { guideGroups } from '@/content/guides';
import { site } from '@/content/site';
import type { GuideGroupKey } from '@/content/types';
import { allGuides } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';
import { type InterfaceText, languageOf, word } from '@/lib/words/word';

export interface GuideLink {
  href: string;
  name: string;
  /** One sentence about the guide. */
  summary: string;
  group: GuideGroupKey;
  /** The languages of the name and the summary if they are others than the page's. */
  lang?: { name?: 'en' | undefined; summary?: 'en' | undefined };
}

/** The entries of all lists of guides: every guide in reading order, then the pages of status and of API changes. */
export function guideLinks(): GuideLink[] {
  return [
    ...allGuides().map((guide) => ({
      href: paths.guide(guide),
      name: guide.name,
      summary: guide.summary,
      group: guide.group,
    })),
    ...(site.hasComponentStatus
      ? [
          {
            href: paths.componentStatus(),
            ...named(
              'Component status',
              'What each component supports, how it is tested, and what it costs.',
            ),
            group: guideGroups.at(-1)?.key ?? '',
          },
        ]
      : []),
    ...(site.hasApiHistory
      ? [
          {
            href: paths.apiChanges(),
            ...named('API changes', 'Every API difference between major versions, by component.'),
            group: guideGroups.at(-1)?.key ?? '',
          },
        ]
      : []),
  ];
}

/** The name and the summary of a page that is not a text of the content. */
export function named(name: InterfaceText, summary: InterfaceText) {
  const lang = { name: languageOf(name), summary: languageOf(summary) };
  const isMarked = lang.name !== undefined || lang.summary !== undefined;
  return { name: word(name), summary: word(summary), ...(isMarked && { lang }) };
}
