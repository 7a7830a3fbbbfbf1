import type { PackageName } from './types';

/** A dimension line beside a part on the home page's sheet. A test checks that the length is correct. */
export interface Measure {
  axis: 'width' | 'height';
  px: number;
  /** Distance in pixels from the part's own edge to that box. */
  start: number;
}

/** A part of the example on the sheet. */
export interface SheetPart {
  /** Caption above it. */
  name: string;
  /** Id of the item of the first package that documents it. */
  item: string;
  /** CSS selector of the part in the example's HTML. */
  pick: string;
  /** CSS selector of the boxes inside the part that are measured, in the drawing and on hover. */
  of: string;
  /** Whether it is as wide as its column. */
  full?: true;
  /** Whether it is narrower on a phone, where its measure is then not shown. */
  shrinks?: true;
  measure?: Measure;
}

/** The measured sheet: the parts of an example, in columns of rows. */
export interface Sheet {
  example: string;
  /** A short description of the example, used as link text. */
  called: string;
  /** CSS selector of the element with a sentence about the effect of a press. */
  answer: string;
  columns: readonly (readonly (readonly SheetPart[])[])[];
  /** Pattern for attribute names that only serve operation, or refer to elements outside of a part. */
  operation: RegExp;
  /** CSS selector of texts for screen readers only, which browsers would move out of a table. */
  unseen: string;
}

/** A band with examples that run beside their code. */
interface ExamplesBand {
  /** Id of the band's heading. */
  id: string;
  title: string;
  text: string;
  /** Links to the section with this key. */
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

/** A list of all items of a package. */
export interface PackageIndex {
  packageName: PackageName;
  title: string;
  text?: string;
}

/** The content of the home page. Parts without content are not shown. */
export interface HomeContent {
  /** Text below the headline. */
  tagline?: string;
  /**
   * A package's key in braces is replaced with its number of items, `{examples}` with that of live examples.
   */
  lede: string;
  /** The command to install the library. */
  install?: string;
  /** Id of the guide to start with. */
  start?: string;
  /** Lists of the items of packages, by purpose. */
  index: readonly PackageIndex[];
  sheet?: Sheet;
  /** Shows a live example beside the headline, and packages or items as cards with an example of each. */
  showcase?: true;
  band?: ExamplesBand;
  /** The first steps, followed by a link to the guide to start with. */
  steps?: { title: string; list: readonly Step[] };
  /** Ids of the guides that most readers need first. */
  featuredGuides: readonly string[];
}
