/**
 * Where everything machine-made lies, from the project's root. The build steps write to these paths,
 * the readers of `lib` read from them, and nothing else spells one out.
 */
export const generatedFiles = {
  /** API documents and the index of all symbols. */
  api: '.generated/api',
  apiDoc: (docId: string) => `.generated/api/${docId}.json`,
  apiIndex: '.generated/api/index.json',
  /** Committed: it takes releases that are not installed to make it. */
  apiHistory: 'content/api-history.json',
  /** Committed: it takes a browser to make it. */
  exampleSizes: 'content/example-sizes.json',
  tokens: '.generated/tokens',
  tokensOf: (itemId: string) => `.generated/tokens/${itemId}.json`,
  systemVariables: '.generated/system-variables.json',
  themeData: '.generated/theme-data.json',
  examples: exampleFilesIn('.generated/examples'),
  /** Where the files of `content/` come from, where they are copies. */
  sourceFiles: '.generated/source-files.json',
  /** What is wrong with texts that somebody else wrote. */
  textWarnings: '.generated/text-warnings.json',
  /** When what pages are made of last changed. */
  fileDates: '.generated/file-dates.json',
  /** Pictures that stand for pages where they are shared. */
  cards: '.generated/cards',
  card: (name: string) => `.generated/cards/${name}.png`,
  /** Components drawn to measure, and their figures. */
  anatomy: '.generated/anatomy',
  anatomyOf: (name: string) => `.generated/anatomy/${name}.json`,
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
    /** Names that elements of examples may have as classes; `postcss.config.mjs` reads it. */
    classes: `${folder}/classes.json`,
    sources: (id: string) => `${folder}/sources/${id}.json`,
    html: (id: string) => `${folder}/html/${id}.html`,
    code: (id: string) => `${folder}/code/${id}.json`,
    playground: (id: string) => `${folder}/playgrounds/${id}.json`,
    /** What became of each example. */
    outcomes: `${folder}/outcomes.json`,
  } as const;
}

/** The command that makes a file, for messages. */
export function makerOf(file: string): string {
  if (file === generatedFiles.apiHistory) return 'npm run api-history';
  return file === generatedFiles.exampleSizes ? 'npm run example-sizes' : 'npm run generate';
}
