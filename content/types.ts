/** Key of a documented package in `content/site.ts`. */
export type PackageName = string;

/** First path segment of a section's pages. */
export type SectionKey = string;

export interface Section {
  key: SectionKey;
  name: string;
  summary: string;
  packageName: PackageName;
  words: SectionWords;
}

/** What sentences call a section and what it documents. */
interface SectionWords {
  /** The library's name, as readers search for it. */
  library: string;
  /** The same within a sentence. */
  theLibrary: string;
  /** The section within a sentence. */
  theSection: string;
  /** Its items, where the section is named beside them. */
  items: string;
  /** Its items anywhere else. */
  ownItems: string;
  /** Name of the links from an item to its neighbors. */
  moreItems: string;
  /** What follows an item's name in a list that mixes sections; nothing where the name alone will do. */
  behindItems?: string;
}

/** Which examples belong to an item: ids that start with `prefix` and with none of `exclude`. */
export interface ExampleSpec {
  prefix: string;
  exclude?: readonly string[];
}

/** A further API document shown on an item's API page, below a heading of its own. */
interface AdditionalApiDoc {
  name: string;
  /** Id of the API document: the entry point without its scope, slashes as dashes. */
  path: string;
}

/** What a part is for: the groups of the catalogue, the side list and the home page's index. */
export type PurposeKey = string;

export interface Purpose {
  /** Also the id of the group's heading in the catalogue. */
  key: PurposeKey;
  name: string;
}

/** A group of the guides. */
export type GuideGroupKey = string;

export interface GuideGroup {
  /** Also the id of the group's heading in the list of guides. */
  key: GuideGroupKey;
  name: string;
}

/** A documented part as its table holds it. What follows from id and package is left out. */
export interface DocItemRow {
  id: string;
  name: string;
  summary: string;
  /** The summary is how its text begins: its pages do not say it twice. */
  hasSummaryInText?: true;
  packageName: PackageName;
  /** Unless it is a base of others. */
  purpose?: PurposeKey;
  /** Where the design system writes about such a part, below `guidelines` of `content/site.ts`. */
  guideline?: string;
  /** Unless the ids of its examples begin with its own id, behind its package's `exampleNamespace`. */
  exampleSpecs?: readonly ExampleSpec[];
  /** Markdown file, unless `content/overviews/<package>/<id>.md`; null when there is no overview. */
  overviewPath?: string | null;
  /** Id of the main API document (entry point, slashes as dashes), unless `<package>-<id>`. */
  apiDocId?: string;
  /** There is nothing to import: it is a text without an API. */
  hasApi?: false;
  /** Unless one named Testing where its package `hasTesting`, else none. */
  additionalApiDocs?: readonly AdditionalApiDoc[];
}

/** A documented part with nothing left out. */
export interface DocItem {
  id: string;
  name: string;
  summary: string;
  hasSummaryInText?: true;
  packageName: PackageName;
  purpose: PurposeKey;
  guideline?: string;
  exampleSpecs: readonly ExampleSpec[];
  /** Markdown file of the overview, from the project's root. */
  overviewPath?: string;
  /** Id of the main API document: the entry point without its scope, slashes as dashes. */
  apiDocId: string;
  hasApi?: false;
  additionalApiDocs: readonly AdditionalApiDoc[];
}

export interface GuideRow {
  id: string;
  name: string;
  /** One sentence for the guide list and the page's description. */
  summary: string;
  /** The summary is how its text begins: its page does not say it twice. */
  hasSummaryInText?: true;
  group: GuideGroupKey;
  /** Markdown file, unless `content/guides/<id>.md`. */
  overview?: string;
}

/** A guide with nothing left out. */
export interface Guide extends GuideRow {
  /** Markdown file of the guide, from the project's root. */
  overview: string;
}

export interface Theme {
  name: string;
  displayName: string;
  /** Brand colors, `#RRGGBB`: swatches only, never text. */
  primary: string;
  accent: string;
  isDark: boolean;
  isDefault?: boolean;
  /** On the default theme: the dark one shown in its place where the system prefers dark. */
  darkCounterpart?: string;
}

export interface Redirect {
  /** An exact path, lower case, without a trailing slash. */
  from: string;
  to: string;
}

/** Fragments of a page that lead to another one when the page has nothing of that name. */
export interface MovedFragments {
  from: string;
  /** Without their `#`. */
  fragments: RegExp;
  to: string;
}

/** Events that leave only where `content/site.ts` names them. */
export type AnalyticsExtra = 'exception' | 'theme_select' | 'version_select';

/** One entry of `assets/versions.json`. */
export interface PublishedVersion {
  title: string;
  /** Where that version's documentation starts, without a trailing slash. */
  url: string;
}

/** A folder of an entry point's sources whose symbols are a document of their own. */
export interface CarvedOutDoc {
  docId: string;
  entryPoint: string;
  /** Below the library's `src/`, with a slash at its end. */
  folder: string;
}

/** How the files and classes of a library's examples are called. */
export interface ExampleNaming {
  /** Name of the file that an example's component is in; `{id}` is the name of its folder. */
  file: string;
  /** Name of an example's class; `{Id}` is the id in Pascal case. */
  className: string;
  /** Sass that the examples stand on: the theme of what they show. Without it there is none. */
  styles?: string;
  /** Ambient types that examples are compiled with, as in `compilerOptions.types`. */
  types: readonly string[];
}
