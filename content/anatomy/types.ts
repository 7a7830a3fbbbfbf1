/**
 * A figure that is read off a part, in CSS pixels: its own lengths, or how far its edges are from those
 * of the first part, which holds the others. `gap` is the distance to the part named before it, `text`
 * the size and line height of what it says.
 */
export type FigureKind =
  'height' | 'width' | 'size' | 'radius' | 'text' | 'start' | 'end' | 'top' | 'bottom' | 'gap';

/** A part with a name, found in the running example. */
interface AnatomyPart {
  /** What readers call it. */
  name: string;
  /** CSS selector; the first visible match within the drawing counts. */
  at: string;
  figures?: readonly FigureKind[];
  /** What it is for, where it has no size of its own: a clause, in lower case, without a full stop. */
  is?: string;
  /** Takes up room without being painted, as touch targets do: drawn as a dashed line. */
  unseen?: true;
}

/** How a component is drawn to measure: in which example, and which of its parts have names. */
export interface Anatomy {
  /** Id of the item. */
  item: string;
  /** Id of the example it is measured in. */
  example: string;
  /** Width of the place the example runs in; 300 unless told. */
  width?: number;
  /** Width of the window, for what measures itself by it; 900 unless told. */
  window?: number;
  /** CSS selectors of what is pressed one after another before it shows. */
  press?: readonly string[];
  /** CSS selector of what is pointed at, for what shows then. */
  hover?: string;
  /** CSS selector of what is drawn; the first visible match on the page counts. */
  draw: string;
  /** Pixels from the top, after which the drawing is cut off. */
  crop?: number;
  /** The first part holds the others. */
  parts: readonly [AnatomyPart, ...AnatomyPart[]];
}
