import type { PackageName } from './types';

/** A line beside a part on the home page's sheet with its length: true, or not printed. */
export interface Measure {
  axis: 'width' | 'height';
  px: number;
  /** Pixels from the part's own edge to that box. */
  start: number;
}

/** A part of the example, lying on the sheet. */
export interface SheetPart {
  /** Lettering above it. */
  name: string;
  /** Id of the first package's item that documents it. */
  item: string;
  /** CSS selector of the part in the example's HTML. */
  pick: string;
  /** CSS selector, inside the part, of the boxes that are measured: on paper, and under the pointer. */
  of: string;
  /** As wide as its column. */
  full?: true;
  /** Does not keep its width on a phone, so its measure is not printed there. */
  shrinks?: true;
  measure?: Measure;
}

/** The measured sheet: an example taken apart, in columns, each of rows of parts. */
export interface Sheet {
  example: string;
  /** What the example is, in a few words that lead to it. */
  called: string;
  /** CSS selector of what says, in a sentence, what a press has done. */
  answer: string;
  columns: readonly (readonly (readonly SheetPart[])[])[];
  /** What serves operating a part, or refers to others around it: names of attributes as a pattern. */
  operation: RegExp;
  /** CSS selector of words for screen readers only; browsers would move them where a table has no text. */
  unseen: string;
}

/** Examples that run beside their code, below what they show. */
interface ExamplesBand {
  /** Also the id of its heading. */
  id: string;
  title: string;
  text: string;
  /** Leads to the section with this key. */
  button: { text: string; section: string };
  /** Ids of examples. */
  examples: readonly string[];
}

interface Step {
  title: string;
  text: string;
  code: string;
  language: 'bash' | 'ts' | 'scss' | 'html';
}

/** What the home page says. What is left out, it does not show. */
export interface HomeContent {
  /** Below the headline. */
  tagline?: string;
  /** In which a package's key in braces is how many items it has, and `{examples}` how many run. */
  lede: string;
  /** The command that begins it. */
  install?: string;
  /** The way in, by a guide's id. */
  start?: string;
  /** The items listed by what they are for are of this package. */
  index: { packageName: PackageName; title: string; text?: string };
  sheet?: Sheet;
  band?: ExamplesBand;
  /** Behind them the guide that tells more. */
  steps?: { title: string; list: readonly Step[] };
  /** Ids of the guides that most readers need first. */
  featuredGuides: readonly string[];
}
