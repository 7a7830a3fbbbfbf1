/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  configurationFiles,
  sharedContentFiles,
} from '@/scripts/shared/external-content/create-workspace';
import { listFiles } from '@/scripts/shared/list-files';

/** The library this site documents, by its packages, its repository and what its names begin with. */
const library =
  /\b(?:[Mm]aterial|MATERIAL|cdk|CDK|m3)\b|\bmat-|--mat\b|\b(?:[Mm]at|[Cc]dk)[A-Z]|angular\/components/;

/** What bears the word and is something else: packages and fonts of other people. */
const others =
  /@material\/material-color-utilities|material-icons|Material Icons|Material Design Icons/g;

/**
 * Where the library is named outside of what a site brings of its own, and why. A place is a file, or a
 * folder with all in it, where the whole room is about the library. What names nothing any more is taken
 * out.
 */
const exceptions: Readonly<Record<string, string>> = {
  'app/styles/base.css': 'The element that Angular overlays lie in, whoever has written them.',
  'app/styles/media.css': 'The same.',
  'lib/design/overlays.ts': 'The same.',
  'scripts/generate/live-examples/prerendered-layout.ts':
    'Classes of two components, which it looks for in examples.',
  'scripts/generate/live-examples/stage.scss': 'The same.',
  'scripts/shared/outside-of-examples.mjs': 'The same.',
  'scripts/generate/live-examples/stylesheet.ts':
    'The same, and system variables where there are any.',
  'scripts/generate/live-examples/tools-styles.ts':
    'The same, and the density of a theme where a package `hasTokens`.',
  'scripts/generate/live-examples/workspace/src/main.ts':
    'The direction of text, which components ask for by that package, whoever has written them.',
  'lib/design/system-colors.ts':
    'System variables of theming mixins, which only a package that `hasTokens` is read for.',
  'lib/examples/stackblitz-templates.ts': 'The same.',
  'lib/styling': 'The same.',
  'scripts/generate/styling-tokens': 'The same.',
  'content/example-theme.scss': 'The same; a site that brings examples names its own.',
  'lib/theme-builder': 'A site without `hasThemeBuilder` has no page that runs it.',
  'app/theme-builder': 'The same: it is not there.',
  'scripts/generate/anatomy/in-page/read-shapes.ts':
    'Classes of what examples paint for others than the eye, and of icons by name.',
  'scripts/maintain/example-sizes/measure.ts': 'The first of these classes.',
  'scripts/generate/live-examples/icons.ts':
    'The element of icons by name, which it looks for in examples.',
  'scripts/generate/live-examples/place-sliders.ts':
    'The element of one component, which it looks for in examples.',
  'scripts/generate/live-examples/playgrounds/additional-defaults.ts': 'Defaults of single inputs.',
  'scripts/generate/api-reference/symbols/class-symbols.ts': 'The base class of test harnesses.',
  'scripts/maintain/api-history': 'Compares the releases of these packages; its result is content.',
  'scripts/test/base-path/walk.ts': 'Looks for a symbol by its name, on this site.',
  'scripts/bench/scale': 'Multiplies the items of this site by the files of their tables.',
  'scripts/check/prose': 'Rules for the texts of this site, which run on no other.',
  'scripts/check/search-relevance': 'What is searched for here and should be found.',
  'scripts/check/artifact/accessibility/rules.ts': 'A fault of one component of the library.',
  'public/assets/api.v1.schema.json':
    'Made of the names of the site; every other site makes its own.',
};

const isRead = (file: string) =>
  /\.(?:tsx?|css|scss|txt|mjs|json|svg|webmanifest)$/.test(file) &&
  !/\.(?:test|fixture)\.|^public\/(?:live|search-index)\//.test(file);

/** Everything that other sites get as it is. */
const given = [
  ...['app', 'components', 'lib', 'scripts', 'public', 'content/defaults', 'e2e/any-site'].flatMap(
    (folder) => listFiles(folder).map((file) => `${folder}/${file}`),
  ),
  ...configurationFiles.filter((file) => !/^package(?:-lock)?\.json$/.test(file)),
  ...sharedContentFiles.map((file) => `content/${file}`),
  'next.config.mjs',
];

const naming = given.filter(
  (file) => isRead(file) && library.test(readFileSync(file, 'utf8').replace(others, '')),
);

const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

it('names what is documented in what a site brings only', () => {
  const places = Object.keys(exceptions);
  expect(naming.filter((file) => !places.some((place) => within(file, place)))).toEqual([]);
});

it('excuses nothing that needs no excuse', () => {
  const places = Object.keys(exceptions);
  expect(places.filter((place) => !naming.some((file) => within(file, place)))).toEqual([]);
});

it.each(['@angular/material', 'matButton', 'MatButton', 'cdkDrag', '--mat-sys-primary', 'the CDK'])(
  'knows %s for a name of the library',
  (name) => {
    expect(library.test(name)).toBe(true);
  },
);
