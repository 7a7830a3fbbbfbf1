import type { ApiFault } from '@/lib/api/faults';
import type { ExampleOutcomes } from '@/lib/examples/outcomes';
import type { PlacedWarning } from '@/lib/markdown/text-warnings';

/** A dead link of a page. */
interface DeadLink {
  page: string;
  problem: string;
  /** File and line of the link, if it was removed from the page. */
  source?: string;
}

/** Files of one kind. */
export interface Weight {
  kind: string;
  files: number;
  bytes: number;
}

/** A page and the size of its HTML as sent, in bytes. */
export interface HeavyPage {
  page: string;
  bytes: number;
}

/** The content of the report, and of `report.json`. */
export interface SiteReport {
  /** The site's name. */
  site: string;
  /** The documented packages with their versions. */
  packages: readonly { name: string; version: string }[];
  pages: number;
  redirects: number;
  examples: ExampleOutcomes;
  deadLinks: readonly DeadLink[];
  /** Other problems of texts that were repaired or left out. */
  texts: readonly PlacedWarning[];
  /** Symbols and members that could not be read, and are missing on the pages. */
  apiFaults: readonly ApiFault[];
  /** Theme files whose tokens belong to no item. */
  tokensLeftOut: readonly string[];
  /** Symbols of the API without a description, by page. */
  undescribed: readonly { page: string; symbols: readonly string[] }[];
  itemsWithoutOverview: readonly { name: string; page: string }[];
  weights: readonly Weight[];
  heaviest: readonly HeavyPage[];
}
