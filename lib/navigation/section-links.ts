import { sections } from '@/content/sections';
import { paths } from '@/lib/routes/paths';
import { languageOf, word } from '@/lib/words/word';
import { guideLinks } from './guide-links';

/** The links of both section navigations. A link is current on all paths below those in `within`. */
export function sectionLinks(): {
  href: string;
  label: string;
  lang?: 'en' | undefined;
  within: string[];
}[] {
  return [
    ...sections.map(({ key, name }) => ({
      href: paths.categories(key),
      label: name,
      within: [paths.section(key)],
    })),
    ...(guideLinks().length > 0
      ? [
          {
            href: paths.guides(),
            label: word('Guides'),
            lang: languageOf('Guides'),
            within: [paths.guideRoot()],
          },
        ]
      : []),
  ];
}
