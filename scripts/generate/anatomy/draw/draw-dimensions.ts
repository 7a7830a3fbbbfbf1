import type { Dimension } from './figures';
import { short } from './numbers';
import { assignLanes } from './spread';

/** The dimension lines along one axis as SVG. */
export interface DrawnDimensions {
  lines: string;
  /** Fainter extension lines from the edges of a box to its dimension line. */
  helpers: string;
  /** The lengths, as text beside the lines. */
  labels: string;
  /** How far all of this extends from the edge of the component, in pixels. */
  extent: number;
}

/** Distance from the component to the first lane of lines. */
const clearance = 12;
/** Width of a digit and line height of the labels. */
const digitWidth = 7.3;
const lineHeight = 14;
const labelWidth = (label: string) => label.length * digitWidth;
/** Half the length of the tick at each end of a line. */
const tick = 4;

type Axis = Dimension['axis'];

/**
 * How to draw the lines of an axis: horizontal lines are below the component, vertical lines are to its left.
 */
const layouts: Readonly<
  Record<
    Axis,
    {
      /** The direction away from the component: 1 for increasing coordinates, -1 for decreasing ones. */
      outward: 1 | -1;
      /** Distance from one lane to the next: the labels of a lane are within it. */
      lane: (labels: readonly string[]) => number;
      /** Length of a label along its line. */
      labelLength: (dimension: Dimension) => number;
      /** A point, from its coordinates along and across the line. */
      point: (along: number, off: number) => string;
      /** The attributes that position a label, from the middle of the line. */
      label: (along: number, off: number) => string;
    }
  >
> = {
  across: {
    outward: 1,
    lane: () => 22,
    labelLength: ({ label }) => labelWidth(label) + 4,
    point: (along, off) => `${short(along)} ${short(off)}`,
    label: (along, off) =>
      `x="${short(along)}" y="${short(off + lineHeight + 1)}" text-anchor="middle"`,
  },
  down: {
    outward: -1,
    lane: (labels) => Math.max(30, ...labels.map((label) => labelWidth(label) + 2 * tick + 1)),
    labelLength: () => lineHeight,
    point: (along, off) => `${short(off)} ${short(along)}`,
    label: (along, off) => `x="${short(off - tick - 1)}" y="${short(along + 4)}" text-anchor="end"`,
  },
};

/** Removes duplicates: lengths between the same edges. */
function distinct(dimensions: readonly Dimension[]): readonly Dimension[] {
  const seen = new Set<string>();
  return dimensions.filter(({ from, to }) => {
    const key = `${short(from)} ${short(to)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Draws the dimension lines along one axis. A label is beside the middle of its line.
 *
 * @param edge the edge of the component on the side of the lines
 */
export function drawDimensions(
  axis: Axis,
  dimensions: readonly Dimension[],
  edge: number,
): DrawnDimensions {
  const { outward, labelLength, point, label: labelPosition } = layouts[axis];
  const own = dimensions.filter((dimension) => dimension.axis === axis);
  const lane = layouts[axis].lane(own.map(({ label }) => label));
  const lanes = assignLanes(distinct(own), labelLength);
  const drawn = lanes.flatMap((spans, index) => {
    const off = edge + outward * (clearance + index * lane);
    return spans.map(({ from, to, label, near }) => {
      const stroke = (at: number, start: number, end: number) =>
        `M${point(at, start)}L${point(at, end)}`;
      const start = outward * Math.min(outward * near, outward * edge);
      const helper = (at: number) => stroke(at, start, off - outward * tick);
      return {
        line: `M${point(from, off)}L${point(to, off)}${[from, to].map((at) => stroke(at, off - tick, off + tick)).join('')}`,
        helper: helper(from) + helper(to),
        label: `<text ${labelPosition((from + to) / 2, off)}>${label}</text>`,
      };
    });
  });
  return {
    lines: drawn.map(({ line }) => line).join(''),
    helpers: drawn.map(({ helper }) => helper).join(''),
    labels: drawn.map(({ label }) => label).join(''),
    extent: lanes.length === 0 ? 0 : clearance + lanes.length * lane,
  };
}
