import type { Dimension } from './figures';
import { short } from './numbers';
import { intoLanes } from './spread';

/** What is drawn around a component, and how far it reaches from the component's edges. */
export interface Drawn {
  lines: string;
  /** Fainter lines from a box's edges to the lines that measure it. */
  helpers: string;
  /** Numbers beside the lines. */
  labels: string;
  reach: number;
}

/** Room around the component before the first lane of lines. */
const clear = 12;
/** Width of a digit and height of a line of the numbers. */
const digit = 7.3;
const lineHeight = 14;
/** Half the length of the stroke that ends a line. */
const tick = 4;

type Axis = Dimension['axis'];

/** How the lines of an axis lie: those across below the component, those down before its start. */
const layouts: Readonly<
  Record<
    Axis,
    {
      /** Whether lanes follow one another to larger or to smaller numbers. */
      outward: 1 | -1;
      /** Room from one lane to the next. */
      lane: number;
      /** What a number takes along its line. */
      room: (dimension: Dimension) => number;
      /** A point by its place along the line and across it. */
      point: (along: number, off: number) => string;
      /** Where the number stands, from the middle of the line and its lane. */
      label: (along: number, off: number) => string;
    }
  >
> = {
  across: {
    outward: 1,
    lane: 22,
    room: ({ label }) => label.length * digit + 4,
    point: (along, off) => `${short(along)} ${short(off)}`,
    label: (along, off) =>
      `x="${short(along)}" y="${short(off + lineHeight + 1)}" text-anchor="middle"`,
  },
  down: {
    outward: -1,
    lane: 30,
    room: () => lineHeight,
    point: (along, off) => `${short(off)} ${short(along)}`,
    label: (along, off) => `x="${short(off - tick - 1)}" y="${short(along + 4)}" text-anchor="end"`,
  },
};

/** Lengths between the same edges are drawn once. */
function distinct(dimensions: readonly Dimension[]): readonly Dimension[] {
  const seen = new Set<string>();
  return dimensions.filter(({ from, to }) => {
    const key = `${short(from)} ${short(to)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Lines for the lengths along one axis. A number stands beside its line, in the middle of it.
 *
 * @param edge of the component, on the side where the lines are drawn
 */
export function drawDimensions(axis: Axis, dimensions: readonly Dimension[], edge: number): Drawn {
  const { outward, lane, room, point, label: place } = layouts[axis];
  const own = dimensions.filter((dimension) => dimension.axis === axis);
  const lanes = intoLanes(distinct(own), room);
  const drawn = lanes.flatMap((spans, index) => {
    const off = edge + outward * (clear + index * lane);
    return spans.map(({ from, to, label, near }) => {
      const stroke = (at: number, start: number, end: number) =>
        `M${point(at, start)}L${point(at, end)}`;
      const start = outward * Math.min(outward * near, outward * edge);
      const helper = (at: number) => stroke(at, start, off - outward * tick);
      return {
        line: `M${point(from, off)}L${point(to, off)}${[from, to].map((at) => stroke(at, off - tick, off + tick)).join('')}`,
        helper: helper(from) + helper(to),
        label: `<text ${place((from + to) / 2, off)}>${label}</text>`,
      };
    });
  });
  return {
    lines: drawn.map(({ line }) => line).join(''),
    helpers: drawn.map(({ helper }) => helper).join(''),
    labels: drawn.map(({ label }) => label).join(''),
    reach: lanes.length === 0 ? 0 : clear + lanes.length * lane,
  };
}
