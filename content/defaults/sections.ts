import { site } from '@/content/site';
import type { DocumentedPackage } from '@/content/site-definition';
import type { Section } from '@/content/types';
import { packageDescriptions } from './package-descriptions';

function titleOf(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const [first, ...others] = site.packages;
const isAlone = others.length === 0;

function sectionOf({ key, npm, name = titleOf(key) }: DocumentedPackage): Section {
  return {
    key,
    name,
    summary: packageDescriptions[key] ?? `All components of ${npm}.`,
    packageName: key,
    words: {
      library: isAlone ? site.subject : name,
      theLibrary: isAlone ? site.theSubject : name,
      theSection: `all of ${name}`,
      items: 'components',
      ownItems: 'components',
      allItems: isAlone ? 'All components' : `All of ${name}`,
      moreItems: `More of ${name}`,
      behindItems: name,
    },
  };
}

/** One section per package, with the package's name. */
export const sections: readonly [Section, ...Section[]] = [
  sectionOf(first),
  ...others.map(sectionOf),
];
