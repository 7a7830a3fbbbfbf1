/** A color role and an opacity. Drawings contain roles instead of colors, so that they follow the theme. */
export interface Paint {
  role: string;
  opacity: number;
}

/** A rectangle in pixels, relative to the top left corner of the component. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Values for top, right, bottom and left, or for the corners clockwise from the top left. */
export type Four = readonly [number, number, number, number];

/** A box that a component paints: background and borders. */
export interface Box extends Rect {
  kind: 'box';
  radii: Four;
  borders: Four;
  fill?: Paint;
  stroke?: Paint;
}

/** A line of text. The position is that of its baseline. */
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

/** An icon. The drawing shows its box instead of the glyph. */
export interface IconBox extends Rect {
  kind: 'icon';
  stroke: Paint;
}

/** An SVG shape inside the component. */
export interface Vector {
  kind: 'vector';
  tag: string;
  /** Its geometry attributes, such as `d`, `cx` or `points`. */
  geometry: Readonly<Record<string, string>>;
  matrix: readonly number[];
  fill?: Paint;
  stroke?: Paint;
  strokeWidth: number;
  dash: string;
  dashOffset: string;
}

export type Shape = Box | Line | IconBox | Vector;

/** The measurements of a named part. */
export interface MeasuredPart extends Rect {
  radius: number;
  /** Font size and line height. */
  text: readonly [number, number];
}

/** The measurements of a component. */
export interface Measured {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** In the order of the request. Null for a part that was not found. */
  parts: readonly (MeasuredPart | null)[];
}
