import type { Metadata } from 'next';
import { site } from '@/content/site';
import type { DocItem, Section } from '@/content/types';
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
  /** Name of the picture that stands for it where it is shared; the site's unless told. */
  card?: string;
}

/** Title, description, canonical address and preview of one page. */
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

/** Page title of what is about all packages: "Guides" and what the site is about. */
export function siteTitle(title: string): string {
  return `${title} – ${site.subject}`;
}

const tabNames: Record<ItemTab, string> = {
  overview: 'overview',
  api: 'API reference',
  styling: 'styling tokens',
  examples: 'examples',
};

/** Page title of an item's tab, such as "Button API reference" and the library's name. */
export function itemTitle(item: DocItem, tab: ItemTab): string {
  return `${item.name} ${tabNames[tab]} – ${sectionOf(item).words.library}`;
}

/** Page title of a section's catalogue. */
export function sectionTitle(section: Section): string {
  return `${section.name} – ${section.words.library}`;
}
