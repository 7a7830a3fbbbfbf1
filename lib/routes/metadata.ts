import type { Metadata } from 'next';
import { site } from '@/content/site';
import type { DocItem, Section } from '@/content/types';
import { type InterfaceText, word } from '@/lib/words/word';
import { agentPaths } from './agent-paths';
import { cardNames } from './cards';
import type { ItemTab } from './paths';
import { sectionOf } from './sections';

interface PageFacts {
  /** Unique on the site. */
  title: string;
  /** One or two sentences, unique on the site. */
  description: string;
  /** From `paths`. */
  path: string;
  /** Name of the preview image for shared links; the default is the site's. */
  card?: string;
}

/** Title, description, canonical URL and preview of a page. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { title, description, path, card = cardNames.site } = facts;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      type: 'website',
      images: agentPaths.card(card),
    },
  };
}

/** Title of a page about all packages, such as "Guides", with the site's subject. */
export function siteTitle(title: InterfaceText, values?: Readonly<Record<string, string>>): string {
  return `${word(title, values)} – ${site.subject}`;
}

const tabTitles: Record<ItemTab, InterfaceText> = {
  overview: '{name} overview',
  api: '{name} API reference',
  styling: '{name} styling tokens',
  examples: '{name} examples',
  changes: '{name} changes',
};

/** Title of an item's tab, such as "Button API reference", with the library's name. */
export function itemTitle(item: DocItem, tab: ItemTab): string {
  return `${word(tabTitles[tab], { name: item.name })} – ${sectionOf(item).words.library}`;
}

/** Title of a section's catalogue. */
export function sectionTitle(section: Section): string {
  return `${section.name} – ${section.words.library}`;
}
