/**
 * Paths of all generated files, from the project's root. Build steps write to these paths and the readers in
 * `lib` read from them; no other code spells them out.
 */
export const generatedFiles = {
  /** API documents and the index of all symbols. */
  api: '.generated/api',
  apiDoc: (docId: string) => `.generated/api/${docId}.json`,
  apiIndex: '.generated/api/index.json',
  /** What could not be read of the API of another library. */
  apiFaults: '.generated/api-faults.json',
  /** Both are committed, because generating them needs releases that are not installed. */
  apiHistory: 'content/api-history.json',
  entryPoints: 'content/entry-points.json',
  /** What a browser measured of each item. Committed, so that a build needs no browser. */
  measures: 'content/measured',
  measuresOf: (packageName: string, itemId: string) =>
    `content/measured/${packageName}/${itemId}.json`,
  statusOf: (packageName: string, itemId: string) =>
    `content/measured/${packageName}/${itemId}.status.json`,
  tokens: '.generated/tokens',
  tokensOf: (itemId: string) => `.generated/tokens/${itemId}.json`,
  /** Theme files whose tokens belong to no item. */
  tokensLeftOut: '.generated/tokens-left-out.json',
  /** Signatures of the mixins and functions in `content/sass-names.ts`. */
  sassNames: '.generated/sass-names.json',
  systemVariables: '.generated/system-variables.json',
  themeData: '.generated/theme-data.json',
  examples: exampleFilesIn('.generated/examples'),
  /** The Angular workspace for editing examples, and what it has built. */
  editing: '.generated/edit',
  /** What the development server sends to editors. */
  editingInDevelopment: '.generated/edit-development',
  /** The origin of the files of `content/`, when they are copies. */
  sourceFiles: '.generated/source-files.json',
  /** Problems in texts that were not written for this site. */
  textWarnings: '.generated/text-warnings.json',
  /** The stylesheets of another library's examples, restricted to the examples. */
  exampleStyles: '.generated/example-styles.css',
  /** What another library's examples need from their application. */
  exampleProviders: '.generated/example-providers',
  exampleProvidersEntry: '.generated/example-providers/entry.ts',
  /** What is known about each item as a whole. */
  componentStatus: '.generated/component-status.json',
  /** What the projects of another library's examples contain besides the examples. */
  projectSetup: '.generated/project-setup.json',
  /** When the sources of the pages last changed. */
  fileDates: '.generated/file-dates.json',
  /** Preview images for shared links. */
  cards: '.generated/cards',
  card: (name: string) => `.generated/cards/${name}.png`,
  /** Drawings of components to scale, and their measures. */
  anatomy: '.generated/anatomy',
  anatomyOf: (name: string) => `.generated/anatomy/${name}.json`,
  /** What builds have made of short texts: see `lib/markdown/kept-text.ts`. */
  keptTexts: '.generated/kept-texts',
  /** Scripts that run without the framework. */
  pageScripts: '.generated/page-scripts',
  pageScript: (name: string) => `.generated/page-scripts/${name}.js`,
} as const;

/** Catalog, manifest, sources, pre-rendered HTML and highlighted code of the examples, below a folder. */
export function exampleFilesIn(folder: string) {
  return {
    folder,
    catalogue: `${folder}/catalogue.json`,
    manifest: `${folder}/manifest.json`,
    /** Class names that elements of examples may have; `postcss.config.mjs` reads it. */
    classes: `${folder}/classes.json`,
    sources: (id: string) => `${folder}/sources/${id}.json`,
    html: (id: string) => `${folder}/html/${id}.html`,
    code: (id: string) => `${folder}/code/${id}.json`,
    playground: (id: string) => `${folder}/playgrounds/${id}.json`,
    /** The build result of each example. */
    outcomes: `${folder}/outcomes.json`,
  } as const;
}

/** The command that generates a file, for error messages. */
export function makerOf(file: string): string {
  const histories: readonly string[] = [generatedFiles.apiHistory, generatedFiles.entryPoints];
  if (histories.includes(file)) return 'npm run api-history';
  return file.startsWith(`${generatedFiles.measures}/`) ? 'npm run measure' : 'npm run generate';
}
