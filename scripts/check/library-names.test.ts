/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '@/scripts/shared/list-files';

/** The library this site documents, by its packages and by what its names begin with. */
const library = /\b(?:[Mm]aterial|MATERIAL|cdk|CDK|m3)\b|\bmat-|--mat\b|\b(?:Mat|Cdk)[A-Z]/;

/** What bears the word and is something else: packages and fonts of other people. */
const others =
  /@material\/material-color-utilities|material-icons|Material Icons|Material Design Icons/g;

/**
 * Where the library is named outside of content/, and why. A place is a file, or a folder with all in it.
 * What names nothing any more is taken out.
 */
const exceptions: Readonly<Record<string, string>> = {
  'app/styles/base.css': 'The element that Angular overlays lie in, whoever has written them.',
  'app/styles/media.css': 'The same.',
  'lib/design/overlays.ts': 'The same.',
  'lib/design/system-colors.ts':
    'System variables of theming mixins, which only a package that `hasTokens` is read for.',
  'lib/examples/stackblitz-templates.ts': 'The same.',
  'lib/styling': 'The same.',
  'lib/theme-builder': 'The same. A site without `hasThemeBuilder` has no page that runs it.',
  'scripts/anatomy/in-page/take-shapes.ts':
    'Classes of what examples paint for others than the eye, and of icons by name.',
  'scripts/example-sizes/measure.ts': 'The first of these classes.',
  'app/theme-builder': 'The same.',
  'scripts/styling-tokens': 'The same.',
  'scripts/live-examples': 'The theme of the examples, their icons, and defaults of single inputs.',
  'scripts/api-reference': 'Shapes of declarations, tried with the packages they were found in.',
  'scripts/api-history': 'Compares the releases of these packages; its result is content.',
  'scripts/base': 'Looks for a symbol by its name.',
  'scripts/bench-scale': 'Multiplies the items of this site by the files of their tables.',
  'scripts/check-prose': 'Rules for the texts of this site, which run on no other.',
  'scripts/search-relevance': 'What is searched for here and should be found.',
  'scripts/check/accessibility/rules.ts': 'A fault of one component of the library.',
};

const isCode = (file: string) =>
  /\.(?:tsx?|css|scss|txt|mjs|json)$/.test(file) && !/\.(?:test|fixture)\./.test(file);

const naming = ['app', 'components', 'lib', 'scripts'].flatMap((folder) =>
  listFiles(folder)
    .filter(isCode)
    .map((file) => `${folder}/${file}`)
    .filter((file) => library.test(readFileSync(file, 'utf8').replace(others, ''))),
);

const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

it('names what is documented in content/ only', () => {
  const places = Object.keys(exceptions);
  expect(naming.filter((file) => !places.some((place) => within(file, place)))).toEqual([]);
});

it('excuses nothing that needs no excuse', () => {
  const places = Object.keys(exceptions);
  expect(places.filter((place) => !naming.some((file) => within(file, place)))).toEqual([]);
});
