/**
 * A measure of a part in CSS pixels: its own lengths, or the distance of its edges from those of the first
 * part, which contains the others. `gap` is the distance to the part before it in the list, `text` the font
 * size and line height of its text.
 */
export type FigureKind =
  'height' | 'width' | 'size' | 'radius' | 'text' | 'start' | 'end' | 'top' | 'bottom' | 'gap';

/** A named part of a component, found in the running example. */
interface AnatomyPart {
  /** Visible name. */
  name: string;
  /** CSS selector; the first visible match inside the drawing is used. */
  at: string;
  figures?: readonly FigureKind[];
  /** For a part without a size of its own: its purpose as a clause, in lower case, without a full stop. */
  is?: string;
  /** Whether it is invisible but takes space, as touch targets do: drawn as a dashed line. */
  unseen?: true;
}

/** A drawing of a component to scale: the example it is made from, and the named parts. */
export interface Anatomy {
  /** Id of the item. */
  item: string;
  /** Id of the example that is measured. */
  example: string;
  /** Width in CSS pixels of the element that contains the example; the default is 300. */
  width?: number;
  /** Width of the window, for components that depend on it; the default is 900. */
  window?: number;
  /** CSS selectors of elements to click, one after another, before the component is visible. */
  press?: readonly string[];
  /** CSS selector of an element to hover over, for components that are visible only then. */
  hover?: string;
  /** CSS selector of the element to draw; the first visible match on the page is used. */
  draw: string;
  /** Height in pixels at which the drawing is cut off. */
  crop?: number;
  /** The named parts; the first contains the others. */
  parts: readonly [AnatomyPart, ...AnatomyPart[]];
}
