/** A color of the site by its role, never by its value: drawings follow the theme. */
export interface Paint {
  role: string;
  opacity: number;
}

/** A rectangle in pixels from the top left corner of what is drawn. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lengths for top, right, bottom and left, or for the corners from the top left one on. */
export type Four = readonly [number, number, number, number];

/** A box that a component paints: its ground and its borders. */
export interface Box extends Rect {
  kind: 'box';
  radii: Four;
  borders: Four;
  fill?: Paint;
  stroke?: Paint;
}

/** A line of text, on its baseline. */
export interface Line {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  weight: string;
  fill: Paint;
}

/** An icon: the drawing shows the room it has, not its picture. */
export interface IconBox extends Rect {
  kind: 'icon';
  stroke: Paint;
}

/** A shape of a vector drawing inside the component. */
export interface Vector {
  kind: 'vector';
  tag: string;
  /** Its geometry: `d`, `cx`, `points` and the like. */
  geometry: Readonly<Record<string, string>>;
  matrix: readonly number[];
  fill?: Paint;
  stroke?: Paint;
  strokeWidth: number;
  dash: string;
  dashOffset: string;
}

export type Shape = Box | Line | IconBox | Vector;

/** What was measured of a named part. */
export interface MeasuredPart extends Rect {
  radius: number;
  /** Size and line height of its text. */
  text: readonly [number, number];
}

/** A component as the browser laid it out. */
export interface Measured {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** In the order they were asked for; nothing for one that is not there. */
  parts: readonly (MeasuredPart | null)[];
}
