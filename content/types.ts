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

/** Words for a section and its items, as used in sentences. */
interface SectionWords {
  /** The library's name, as people search for it. */
  library: string;
  /** The library's name within a sentence. */
  theLibrary: string;
  /** The section within a sentence. */
  theSection: string;
  /** Its items, beside the section's name. */
  items: string;
  /** Its items, without the section's name. */
  ownItems: string;
  /** Its whole list, as a link or a title. */
  allItems: string;
  /** Accessible name of the links from an item to its neighbors. */
  moreItems: string;
  /** Suffix of an item's name in lists of several sections; undefined when the name alone is clear. */
  behindItems?: string;
  /** The languages of names that stand alone, if they are others than the site's. */
  lang?: { items?: 'en' | undefined; allItems?: 'en' | undefined };
}

/** The examples of an item: those whose ids start with `prefix` but with none of `exclude`. */
export interface ExampleSpec {
  prefix: string;
  exclude?: readonly string[];
}

/** An additional API document on an item's API page, below a heading of its own. */
interface AdditionalApiDoc {
  name: string;
  /** Id of the API document: the entry point without its scope, with dashes for slashes. */
  path: string;
}

/** Purpose of an item: a group of the catalogue, the side list and the home page's index. */
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

/** A documented item as a row of its table. Fields with a default may be left out. */
export interface DocItemRow {
  id: string;
  name: string;
  summary: string;
  /** Whether its text begins with the summary, so that its pages do not repeat it. */
  hasSummaryInText?: true;
  packageName: PackageName;
  /** Default: `base`. */
  purpose?: PurposeKey;
  /** Items with lower numbers come first; those without one come last, by name. */
  order?: number;
  /** Path of the design system's page about it, below `guidelines` of `content/site.ts`. */
  guideline?: string;
  /** Default: examples whose ids begin with its package's `exampleNamespace` and its own id. */
  exampleSpecs?: readonly ExampleSpec[];
  /** Markdown file; default: `content/overviews/<package>/<id>.md`; null when there is no overview. */
  overviewPath?: string | null;
  /** Id of the main API document (entry point, with dashes for slashes); default: `<package>-<id>`. */
  apiDocId?: string;
  /** Set for an item that is only a text, without an API. */
  hasApi?: false;
  /** Default: one named Testing if its package `hasTesting`, or else none. */
  additionalApiDocs?: readonly AdditionalApiDoc[];
}

/** A documented item with all defaults. */
export interface DocItem {
  id: string;
  name: string;
  summary: string;
  hasSummaryInText?: true;
  packageName: PackageName;
  purpose: PurposeKey;
  order?: number;
  guideline?: string;
  exampleSpecs: readonly ExampleSpec[];
  /** Path of the overview's Markdown file, from the project's root. */
  overviewPath?: string;
  /** Id of the main API document: the entry point without its scope, with dashes for slashes. */
  apiDocId: string;
  hasApi?: false;
  additionalApiDocs: readonly AdditionalApiDoc[];
}

export interface GuideRow {
  id: string;
  name: string;
  /** One sentence for the guide list and the page's description. */
  summary: string;
  /** Whether its text begins with the summary, so that its page does not repeat it. */
  hasSummaryInText?: true;
  group: GuideGroupKey;
  /** The example that a recipe builds; the pages of the components that it imports link to the recipe. */
  example?: string;
  /** Markdown file; default: `content/guides/<id>.md`. */
  overview?: string;
}

/** A guide with all defaults. */
export interface Guide extends GuideRow {
  /** Path of the guide's Markdown file, from the project's root. */
  overview: string;
}

export interface Theme {
  name: string;
  displayName: string;
  /** Brand colors, `#RRGGBB`, used only for swatches, never for text. */
  primary: string;
  accent: string;
  isDark: boolean;
  isDefault?: boolean;
  /** Only on the default theme: the dark theme to show instead when the system prefers dark. */
  darkCounterpart?: string;
}

export interface Redirect {
  /** An exact path, lower case, without a trailing slash. */
  from: string;
  to: string;
}

/** Fragments of a page that lead to another page, unless the page has an element with that id. */
export interface MovedFragments {
  from: string;
  /** Fragments without their `#`. */
  fragments: RegExp;
  to: string;
}

/** A mixin or function of the library's Sass, and the section of a guide that explains it. */
export interface SassName {
  /** Without namespace. */
  name: string;
  /** Id of the guide. */
  guide: string;
  /** Id of the heading. */
  section: string;
}

/** Events that are sent only when `content/site.ts` lists them. */
export type AnalyticsExtra = 'exception' | 'theme_select' | 'version_select';

/** One entry of `assets/versions.json`. */
export interface PublishedVersion {
  title: string;
  /** URL of that version's documentation, without a trailing slash. */
  url: string;
}

/** A folder of an entry point's sources whose symbols form a separate document. */
export interface CarvedOutDoc {
  docId: string;
  entryPoint: string;
  /** Path below the library's `src/`, with a slash at its end. */
  folder: string;
}

/** The names of the files and classes of a library's examples. */
export interface ExampleNaming {
  /** Name of the file with an example's component; `{id}` is the name of its folder. */
  file: string;
  /** Name of an example's class; `{Id}` is the id in Pascal case. */
  className: string;
  /**
   * Stylesheets for all examples, such as a theme: CSS or Sass. Paths are relative to `site.ts`, or begin with the
   * name of a package. They apply to examples and their overlays only.
   */
  styles?: string | readonly string[];
  /** The selector that switches these stylesheets to their dark scheme: `.app-dark`, `[data-scheme=dark]`. */
  dark?: string;
  /** File beside `site.ts` that exports an `ApplicationConfig` with what all examples need. */
  providers?: string;
  /** Ambient types that examples are compiled with, as in `compilerOptions.types`. */
  types: readonly string[];
}
