import { guideGroups } from '@/content/guides';
import { site } from '@/content/site';
import type { GuideGroupKey } from '@/content/types';
import { allGuides } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';

export interface GuideLink {
  href: string;
  name: string;
  /** One sentence about the guide. */
  summary: string;
  group: GuideGroupKey;
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
            name: 'Component status',
            summary: 'What each component supports, how it is tested, and what it costs.',
            group: guideGroups.at(-1)?.key ?? '',
          },
        ]
      : []),
    ...(site.hasApiHistory
      ? [
          {
            href: paths.apiChanges(),
            name: 'API changes',
            summary: 'Every API difference between major versions, by component.',
            group: guideGroups.at(-1)?.key ?? '',
          },
        ]
      : []),
  ];
}
