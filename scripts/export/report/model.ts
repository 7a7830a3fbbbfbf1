import type { ExampleOutcomes } from '@/lib/examples/outcomes';
import type { PlacedWarning } from '@/lib/markdown/text-warnings';

/** A link of a page that leads nowhere. */
interface DeadLink {
  page: string;
  problem: string;
  /** The line it is written in, where it was taken out of the page that it would have stood on. */
  source?: string;
}

/** Files of one kind. */
export interface Weight {
  kind: string;
  files: number;
  bytes: number;
}

/** A page and how many bytes of HTML it is as sent. */
export interface HeavyPage {
  page: string;
  bytes: number;
}

/** Everything the report tells; `report.json` holds just this. */
export interface SiteReport {
  /** The site's name. */
  site: string;
  /** The documented packages with their versions. */
  packages: readonly { name: string; version: string }[];
  pages: number;
  redirects: number;
  examples: ExampleOutcomes;
  deadLinks: readonly DeadLink[];
  /** What else was mended or left out of texts. */
  texts: readonly PlacedWarning[];
  /** Symbols of the API that nothing describes, by the page they are on. */
  undescribed: readonly { page: string; symbols: readonly string[] }[];
  itemsWithoutOverview: readonly { name: string; page: string }[];
  weights: readonly Weight[];
  heaviest: readonly HeavyPage[];
}
