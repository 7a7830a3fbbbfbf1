import { site } from '@/content/site';
import type { Section } from '@/content/types';

function titleOf(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A section for each package, called after it. */
export const sections: readonly Section[] = site.packages.map(
  ({ key, npm, name = titleOf(key) }) => ({
    key,
    name,
    summary: `Everything that ${npm} is made of.`,
    packageName: key,
    words: {
      library: site.packages.length === 1 ? site.subject : name,
      theLibrary: site.packages.length === 1 ? site.theSubject : name,
      theSection: `all of ${name}`,
      items: 'parts',
      ownItems: 'parts',
      moreItems: `More of ${name}`,
      behindItems: name,
    },
  }),
);
