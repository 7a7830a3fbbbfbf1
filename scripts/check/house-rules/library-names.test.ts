/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { sharedContentFiles } from '@/scripts/shared/external-content/create-workspace';
import { configurationFiles } from '@/scripts/shared/external-content/workspace-configuration';
import { listFiles } from '@/scripts/shared/list-files';

/** Matches names of the documented library: its packages, its repository and the prefixes of its names. */
const library =
  /\b(?:[Mm]aterial|MATERIAL|cdk|CDK|m3)\b|\bmat-|--mat\b|\b(?:[Mm]at|[Cc]dk)[A-Z]|angular\/components/;

/** Matches names that contain the word, but belong to packages and fonts of others. */
const others =
  /@material\/material-color-utilities|material-icons|Material Icons|Material Design Icons/g;

/**
 * Files and folders that may name the library although every site has them, with the reason. A folder
 * includes all files in it. An unused entry fails.
 */
const exceptions: Readonly<Record<string, string>> = {
  'app/styles/base.css': 'The container element of Angular overlays, of any library.',
  'app/styles/media.css': 'The same.',
  'lib/design/overlays.ts': 'The same.',
  'scripts/generate/live-examples/prerendered-layout.ts':
    'Classes of two components, which it searches for in examples.',
  'scripts/generate/live-examples/stage.scss': 'The same.',
  'scripts/shared/outside-of-examples.mjs': 'The same.',
  'scripts/shared/external-content/scope-styles.ts': 'The same.',
  'scripts/generate/live-examples/workspace/src/overlays.ts': 'The same.',
  'lib/catalogue/library.ts': 'Its components get a theme on every site that documents them.',
  'scripts/generate/live-examples/stylesheet.ts':
    'The same, and system variables where they exist.',
  'scripts/generate/live-examples/tools-styles.ts':
    'The same, and the density of a theme where a package `hasTokens`.',
  'scripts/generate/live-examples/workspace/src/main.ts':
    'Components of any library read the text direction through that package.',
  'scripts/generate/edit-in-place/workspace/src/main.ts': 'The same.',
  'lib/design/system-colors.ts':
    'System variables of theming mixins; only packages with `hasTokens` are read for them.',
  'lib/examples/stackblitz-templates.ts': 'The same.',
  'lib/styling': 'The same.',
  'scripts/generate/styling-tokens': 'The same.',
  'content/example-theme.scss': 'The same; a site with its own examples names its own file.',
  'lib/theme-builder': 'Sites without `hasThemeBuilder` have no page that uses it.',
  'scripts/maintain/measure/browser/in-page/read-shapes.ts':
    'Classes of visually hidden elements in examples, and of named icons.',
  'scripts/maintain/measure/browser/in-page/measure-size.ts': 'The first of these classes.',
  'scripts/generate/live-examples/icons.ts':
    'The element of named icons, which it searches for in examples.',
  'scripts/generate/live-examples/place-sliders.ts':
    'The element of one component, which it searches for in examples.',
  'scripts/generate/live-examples/playgrounds/additional-defaults.ts': 'Defaults of single inputs.',
  'scripts/generate/api-reference/symbols/class-symbols.ts': 'The base class of test harnesses.',
  'scripts/package/create-docs/manifest.ts':
    'Some libraries need one version of that package, which the generator brings as well.',
  'scripts/maintain/packages/reasons.ts': 'Says what the packages of this project are there for.',
  'scripts/maintain/api-history': 'Compares the releases of these packages; its result is content.',
  'scripts/maintain/update-library': 'Updates the packages of this site.',
  'scripts/test/base-path/walk.ts': 'Searches for a symbol of this site by name.',
  'scripts/bench/scale': 'Multiplies the items of this site, in the files of its tables.',
  'scripts/check/prose': 'Rules for the texts of this site; no other site runs them.',
  'scripts/check/search-relevance': 'Search queries of this site and their expected results.',
  'scripts/check/artifact/accessibility/rules.ts': 'A violation in one component of the library.',
  'scripts/package/create-docs/create-project.ts':
    'What a new site is about until its author says so.',
  'public/assets/api.v1.schema.json':
    'Generated from the names of the site; other sites generate their own.',
};

const isRead = (file: string) =>
  /\.(?:tsx?|css|scss|txt|mjs|json|svg|webmanifest)$/.test(file) &&
  !/\.(?:test|fixture)\.|^public\/(?:live|search-index)\//.test(file);

/** Files that other sites receive unchanged. */
const sharedFiles = [
  ...['app', 'components', 'lib', 'scripts', 'public', 'content/defaults', 'e2e/any-site'].flatMap(
    (folder) => listFiles(folder).map((file) => `${folder}/${file}`),
  ),
  ...configurationFiles.filter((file) => file !== 'package.json'),
  ...sharedContentFiles.map((file) => `content/${file}`),
  'next.config.mjs',
];

const naming = sharedFiles.filter(
  (file) => isRead(file) && library.test(readFileSync(file, 'utf8').replace(others, '')),
);

const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

it('names the library only in files that a site provides itself', () => {
  const places = Object.keys(exceptions);
  expect(naming.filter((file) => !places.some((place) => within(file, place)))).toEqual([]);
});

it('has no unused exception', () => {
  const places = Object.keys(exceptions);
  expect(places.filter((place) => !naming.some((file) => within(file, place)))).toEqual([]);
});

it.each(['@angular/material', 'matButton', 'MatButton', 'cdkDrag', '--mat-sys-primary', 'the CDK'])(
  'recognizes %s as a name of the library',
  (name) => {
    expect(library.test(name)).toBe(true);
  },
);
