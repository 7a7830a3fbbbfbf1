import type { ReactNode } from 'react';
import { ListFrame } from '@/components/catalogue/list-frame';
import { guideGroups } from '@/content/guides';
import { hasGuideGroups } from '@/lib/catalogue/groups';
import { guideLinks } from '@/lib/navigation/guide-links';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/text/word';

/** The layout of guide pages, with the list of guides at the side. */
export function GuideFrame({ children }: { children: ReactNode }) {
  const list = {
    title: word('Guides'),
    noun: 'guides',
    all: word('All guides'),
    items: guideLinks().map(({ href, name, group }) => ({ href, label: name, group })),
    groups: guideGroups,
    order: hasGuideGroups() ? ('grouped' as const) : ('single' as const),
  };
  return (
    <ListFrame list={list} href={paths.guides()}>
      {children}
    </ListFrame>
  );
}
