import type { AnalyticsExtra, CarvedOutDoc, ExampleNaming, PackageName } from './types';

/** An npm package that the site documents. */
export interface DocumentedPackage {
  /**
   * What the site calls it: its name on npm without the scope. Items name it, API documents and the
   * folders of overviews and examples begin with it.
   */
  key: PackageName;
  /** As it is installed and imported, such as `@acme/ui`. */
  npm: string;
  /** What its section is called; its key with a capital letter unless told. */
  name?: string;
  /** What the ids of its examples begin with where ids would repeat: `kit-` of `kit-table-basic`. */
  exampleNamespace?: string;
  /** Its items have test harnesses beside them, imported from `<item>/testing`. */
  hasTesting?: boolean;
  /**
   * Its Sass has the theming mixins that styling tokens, the theme builder and the theme of the live
   * examples are made from.
   */
  hasTokens?: boolean;
}

/**
 * Where files lie that are not in the house's own layout: path patterns, from the folder of this file
 * unless they begin with a slash. `{package}`, `{area}`, `{item}`, `{guide}` and `{id}` each stand for a
 * name, the same one where they are repeated; `{package}` for the key of a package.
 */
interface SourcePatterns {
  /** Such as `../src/{package}/{item}/{item}.md`. */
  overviews?: readonly string[];
  /** Such as `../guides/{guide}.md`. */
  guides?: readonly string[];
  /** Folders, such as `../src/components-examples/{package}/{area}/{id}`. */
  examples?: readonly string[];
}

/** The repository that holds a site's own texts and examples. */
interface ContentRepository {
  /** Such as `https://github.com/<owner>/<name>`. */
  address: string;
  /** The branch that changes are made against; `main` unless told. */
  branch?: string;
  /** File name of its form for mistakes of the content, which has the fields `page` and `version`. */
  form?: string;
}

/** A sentence or two with a link in them. */
interface LicenseLine {
  before: string;
  link: { text: string; href: string };
  after: string;
}

/** What a site is about, apart from where it is deployed. */
export interface SiteDefinition {
  /** Stands in ids that stay the same for ever, such as those of the feed. */
  id: string;
  /** What the bar and the home screen call it. */
  name: string;
  /** What the site is about, in titles. */
  subject: string;
  /** The same within a sentence. */
  theSubject: string;
  /** Title of the home page. */
  homeTitle: string;
  description: string;
  guidesDescription: string;
  notFoundDescription: string;
  /** Where the site is served, as long as `SITE_BASE_URL` says nothing else: `https://docs.example.org`. */
  baseUrl?: string;
  /** Pages link to their files there, unless `SITE_REPOSITORY` says another. Without one, to none. */
  ownRepository?: ContentRepository;
  /** Where the library is developed: `https://github.com/<owner>/<name>`. */
  repository: string;
  /** Folder of the library's packages in its repository. */
  sourceFolder: string;
  /** The label of an item's issues, in which `{folder}` is its folder; all issues where there is none. */
  issueLabel?: string;
  /** Where the design system behind the library writes about parts, and what such a link is called. */
  guidelines?: { name: string; address: string };
  /** Stands behind the library's name and version, at the end of each page. */
  license: LicenseLine;
  /** The first is the one whose version the site names and whose items an id alone means. */
  packages: readonly [DocumentedPackage, ...DocumentedPackage[]];
  sources?: SourcePatterns;
  /** Parts of an entry point's sources that are documented by themselves. */
  carvedOut?: readonly CarvedOutDoc[];
  /** How the files and classes of examples are called, as far as that is not the house's way. */
  examples?: Partial<ExampleNaming>;
  /**
   * The text is ours: each fault in it stops the build. Where it is somebody else's, faults are reported
   * and the page is made from what can be read.
   */
  isStrict?: boolean;
  /** The pages that only some sites have. */
  hasThemeBuilder?: boolean;
  hasApiHistory?: boolean;
  /**
   * What the trackers are sent besides page views: `exception` (errors nobody caught), `theme_select` and
   * `version_select` (choices in the menus). None of it unless it is named here.
   */
  analyticsEvents?: readonly AnalyticsExtra[];
}
