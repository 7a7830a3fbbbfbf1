import type { InterfaceText } from '@/content/interface-texts';
import { site } from '@/content/site';
import type { DocumentedPackage } from '@/content/site-definition';
import { languageOf } from '@/content/text-language';
import type { Section } from '@/content/types';
import { words } from '@/content/words';
import { packageDescriptions } from './package-descriptions';

function titleOf(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text in the language of the site, with the name of a package. */
const named = (text: InterfaceText, name: string) =>
  (words[text] ?? text).replace('{package}', name);

const [first, ...others] = site.packages;
const isAlone = others.length === 0;
const allItems = isAlone ? 'All components' : 'All of {package}';
const languages = { items: languageOf('components'), allItems: languageOf(allItems) };

function sectionOf({ key, npm, name = titleOf(key) }: DocumentedPackage): Section {
  return {
    key,
    name,
    summary: packageDescriptions[key] ?? `All components of ${npm}.`,
    packageName: key,
    words: {
      library: isAlone ? site.subject : name,
      theLibrary: isAlone ? site.theSubject : name,
      theSection: named('all of {package}', name),
      items: named('components', name),
      ownItems: named('components', name),
      allItems: named(allItems, name),
      moreItems: named('More of {package}', name),
      behindItems: name,
      lang: languages,
    },
  };
}

/** One section per package, with the package's name. */
export const sections: readonly [Section, ...Section[]] = [
  sectionOf(first),
  ...others.map(sectionOf),
];
