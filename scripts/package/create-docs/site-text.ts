import type { Library } from './library';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The subject of a site: `Acme ui` for `@acme/ui`, the author corrects spellings such as `PrimeNG`. */
function subjectOf(npm: string): string {
  const [scope, name = ''] = npm.startsWith('@') ? npm.slice(1).split('/') : ['', npm];
  const words = (scope === '' || name.startsWith(scope ?? '') ? name : `${scope ?? ''} ${name}`)
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `SEE LICENSE IN <file>` stands for a license without an identifier. */
const licenseName = (license: string) =>
  /^[\w.+-]+$/.test(license) ? `the ${license} license` : 'its own license';

/** The text of `site.ts`. What the manifest of the library does not say is marked for the author. */
export function siteDefinition(library: Library, key: string): string {
  const { npm, directory, license } = library;
  const subject = subjectOf(npm);
  const repository = library.repository ?? 'https://github.com/owner/name';
  const unknown = library.repository === undefined ? ' // Name its repository.' : '';
  const guessed = directory === '' ? ' // Name its folder there, as in src/ui.' : '';
  return `import { defineSite } from '@/content/define-site';

export const site = defineSite({
  id: ${quoted(`${key}-docs`)},
  name: ${quoted(subject)},
  subject: ${quoted(subject)},
  theSubject: ${quoted(subject)},
  homeTitle: ${quoted(`${subject} – documentation`)},
  description: ${quoted(`How the parts of ${subject} are used, and what they offer.`)},
  guidesDescription: ${quoted(`Guides to what takes more than one part of ${subject}.`)},
  notFoundDescription: ${quoted(`There is no such page of the documentation of ${subject}.`)},
  repository: ${quoted(repository)},${unknown}
  sourceFolder: '',
  license: {
    before: ${quoted(`${subject} is published under `)},
    link: { text: ${quoted(licenseName(license))}, href: ${quoted(`${repository}/blob/HEAD/LICENSE`)} },
    after: '.',
  },
  packages: [
    {
      key: ${quoted(key)},
      npm: ${quoted(npm)},
      name: 'Components',
      folder: ${quoted(directory)},${guessed}
    },
  ],
});
`;
}
