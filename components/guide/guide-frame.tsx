import type { ReactNode } from 'react';
import { ListFrame } from '@/components/catalogue/list-frame';
import { guideGroups } from '@/content/guides';
import { hasGuideGroups } from '@/lib/catalogue/groups';
import { guideLinks } from '@/lib/navigation/guide-links';
import { paths } from '@/lib/routes/paths';
import { languageOf, word } from '@/lib/words/word';

/** The layout of guide pages, with the list of guides at the side. */
export function GuideFrame({ children }: { children: ReactNode }) {
  const lang = { title: languageOf('Guides'), all: languageOf('All guides') };
  const list = {
    title: word('Guides'),
    noun: word('guides'),
    all: word('All guides'),
    ...((lang.title ?? lang.all) && { lang }),
    items: guideLinks().map(({ href, name, group, lang }) => ({
      href,
      label: name,
      group,
      ...(lang?.name && { lang: lang.name }),
    })),
    groups: guideGroups,
    order: hasGuideGroups() ? ('grouped' as const) : ('single' as const),
  };
  return (
    <ListFrame list={list} href={paths.guides()}>
      {children}
    </ListFrame>
  );
}
