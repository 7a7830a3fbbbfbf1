import type { AnalyticsExtra, CarvedOutDoc, ExampleNaming, PackageName } from './types';

/** An npm package that the site documents. */
export interface DocumentedPackage {
  /**
   * The site's key for the package: its name on npm without the scope. Items refer to it, and the names of
   * API documents and the folders of overviews and examples begin with it.
   */
  key: PackageName;
  /** Name on npm, such as `@acme/ui`. */
  npm: string;
  /** Name of its section; the default is its key with a capital letter. */
  name?: string;
  /**
   * Its folder in the library's repository, which contains the folders of its entry points; the default is its key in
   * `sourceFolder`. Links to sources lead there.
   */
  folder?: string;
  /** Prefix of its examples' ids, needed when ids repeat across packages: `kit-` of `kit-table-basic`. */
  exampleNamespace?: string;
  /** Whether its items have test harnesses, imported from `<item>/testing`. */
  hasTesting?: boolean;
  /**
   * Whether its Sass has mixins for theming. Styling tokens, the theme builder and the theme of live examples
   * are made from them.
   */
  hasTokens?: boolean;
}

/**
 * Path patterns of files that are not in the default folders, relative to the folder of this file unless they
 * begin with a slash. `{package}`, `{area}`, `{item}`, `{guide}` and `{id}` each match a name, and the same
 * name when repeated; `{package}` matches the key of a package.
 */
interface SourcePatterns {
  /** Such as `../src/{package}/{item}/{item}.md`. */
  overviews?: readonly string[];
  /** Such as `../guides/{guide}.md`. */
  guides?: readonly string[];
  /** Folders, such as `../src/components-examples/{package}/{area}/{id}`. */
  examples?: readonly string[];
}

/** The repository with a site's own texts and examples. */
interface ContentRepository {
  /** Such as `https://github.com/<owner>/<name>`. */
  address: string;
  /** The branch for changes; the default is `main`. */
  branch?: string;
  /** File name of its form for reporting mistakes, which has the fields `page` and `version`. */
  form?: string;
}

/** One or two sentences that contain a link. */
interface LicenseLine {
  before: string;
  link: { text: string; href: string };
  after: string;
}

/** What makes the site look like the library's other pages. Paths are relative to `site.ts`. */
interface Look {
  /** A picture for the top bar, or one for light and one for dark themes; the default is a letter. */
  logo?: string | { light: string; dark: string };
  /** Colors as `#RRGGBB`, from which a light and a dark theme are made. */
  colors?: { primary: string; accent?: string };
  /** Fonts of texts and of code, as WOFF2 files; best with all weights from 400 to 700. */
  fonts?: { text?: string; code?: string };
  /** A square picture, from which all icons of the site are made. */
  favicon?: string;
}

/** A link at the end of each page. */
interface FooterLink {
  text: string;
  href: string;
}

/**
 * Origins from which pages may load things besides the site itself, such as `https://img.example.org` or
 * `https://*.example.org`. The content security policy blocks all others.
 */
export interface AllowedOrigins {
  images?: readonly string[];
  /** Fonts of `@font-face` rules. */
  fonts?: readonly string[];
  /** Pages in `<iframe>` elements, such as videos. */
  frames?: readonly string[];
  /** Addresses that examples send requests to. */
  connections?: readonly string[];
}

/** The definition of a site, without the values that depend on its deployment. */
export interface SiteDefinition {
  /** Used in permanent ids, such as those of the feed. */
  id: string;
  /** Name in the top bar and on home screens. */
  name: string;
  /** The subject of the site, as used in titles. */
  subject: string;
  /** The subject as used within a sentence. */
  theSubject: string;
  /** Title of the home page. */
  homeTitle: string;
  description: string;
  guidesDescription: string;
  /** The sentence below the title of the list of guides; the default is that description. */
  guidesLede?: string;
  notFoundDescription: string;
  /** URL where the site is served, unless `SITE_BASE_URL` is set: `https://docs.example.org`. */
  baseUrl?: string;
  /**
   * Pages link to their files there, unless `SITE_REPOSITORY` is set. Without either there are no such links.
   */
  ownRepository?: ContentRepository;
  /** URL of the library's repository: `https://github.com/<owner>/<name>`. */
  repository: string;
  /** Folder of the library's packages in its repository. */
  sourceFolder: string;
  /**
   * The tag of a release in the library's repository, in which `{version}` is the version; the default is `v{version}`.
   */
  tag?: string;
  /** Label of an item's issues, in which `{folder}` is its folder; without it, links lead to all issues. */
  issueLabel?: string;
  /** Base URL of the design system's guidelines about components, and the name of links to it. */
  guidelines?: { name: string; address: string };
  /** Shown after the library's name and version, at the end of each page. */
  license: LicenseLine;
  /** The first package determines the version of the site; an id without a package refers to its items. */
  packages: readonly [DocumentedPackage, ...DocumentedPackage[]];
  sources?: SourcePatterns;
  /** Folders of an entry point's sources that are documented separately. */
  carvedOut?: readonly CarvedOutDoc[];
  /** Names of the files and classes of examples, if they differ from the default. */
  examples?: Partial<ExampleNaming>;
  look?: Look;
  /** Language of the texts, such as `de` or `pt-BR`; the default is `en`. */
  lang?: string;
  /** Direction of the texts; the default is `ltr`. */
  dir?: 'ltr' | 'rtl';
  /** Links at the end of each page, instead of those to the releases and issues of the repository. */
  footer?: readonly FooterLink[];
  /** What pages may load from other hosts; nothing by default. */
  policy?: AllowedOrigins;
  /**
   * Whether the texts were written for this site: then each error in them stops the build. Otherwise errors
   * are reported, and pages are built from the content that is valid.
   */
  isStrict?: boolean;
  /** Pages that only some sites have. */
  hasThemeBuilder?: boolean;
  hasApiHistory?: boolean;
  hasComponentStatus?: boolean;
  /**
   * Events that the trackers get besides page views: `exception` (uncaught errors), `theme_select` and
   * `version_select` (choices in the menus). Only those listed here are sent.
   */
  analyticsEvents?: readonly AnalyticsExtra[];
}
