import { guides } from '@/content/guides';
import type { HomeContent } from '@/content/home-content';
import { sections } from '@/content/sections';
import { site } from '@/content/site';

const first = guides.at(0)?.id;

/** A home page that works for any site. */
export const home: HomeContent = {
  ...(first !== undefined && { start: first }),
  lede: site.description,
  install: `npm install ${site.packages.map(({ npm }) => npm).join(' ')}`,
  showcase: true,
  index: sections.map(({ packageName, name, words }) => ({
    packageName,
    title: site.packages.length > 1 ? name : words.allItems,
  })),
  featuredGuides: guides.slice(0, 4).map(({ id }) => id),
};
