import type { Rect } from '@/lib/measured/shapes';
import { between } from './spread';

interface Point {
  x: number;
  y: number;
}

/**
 * The side of the component for the number of a part, and the point at the edge of the part where its line
 * ends.
 */
export interface Mark {
  side: 'above' | 'beside';
  to: Point;
}

/** Where a line may end, as fractions of the edge of the part, the best one first. */
const fractions = [0.5, 0.25, 0.75, 0.1, 0.9];

/**
 * Costs of a position: per line of text that the line crosses, per other line too close, for a number too
 * close to another one, for the less suitable side, per pixel of line length, and per step down in
 * `fractions`.
 */
const cost = { text: 60, end: 40, room: 25, otherSide: 14, pixel: 0.08, fraction: 0.5 };

/** Minimum distance in pixels from a line to text, and between the ends of lines. */
const clearance = { text: 3, end: 7 };

function pointAt({ x, y, width, height }: Rect, side: Mark['side'], fraction: number): Point {
  return side === 'above'
    ? { x: x + width * fraction, y }
    : { x: x + width, y: y + height * fraction };
}

/** Whether a line crosses a rectangle that is enlarged by a margin. */
function crosses({ side, to }: Mark, { x, y, width, height }: Rect, by: number): boolean {
  const isInColumn = to.x > x - by && to.x < x + width + by;
  const isInRow = to.y > y - by && to.y < y + height + by;
  return side === 'above' ? isInColumn && to.y > y + height / 2 : isInRow && to.x < x + width / 2;
}

/** Whether a line from above and a line from the side cross. */
function isCrossing(one: Mark, other: Mark): boolean {
  if (one.side === other.side) return false;
  const [above, beside] = one.side === 'above' ? [one.to, other.to] : [other.to, one.to];
  return beside.x < above.x && beside.y < above.y;
}

/** The preferred position of a number along its side. */
export const placeOf = ({ side, to }: Mark) => (side === 'above' ? to.x : to.y);

/**
 * Chooses for each part the side of its number and the end of its leader line. Minimizes the costs: lines
 * should cross little text, stay away from other lines, and be short.
 *
 * @param texts the lines of text in the component
 * @param size the width of the component, and whether it is tall. Numbers of a tall component are preferably
 *   beside it
 */
export function placeMarks(
  parts: readonly Rect[],
  texts: readonly Rect[],
  size: { width: number; isTall: boolean },
): readonly Mark[] {
  const placed = new Map<Rect, Mark>();
  const costOf = (mark: Mark, fraction: number): number => {
    const others = [...placed.values()];
    const { side, to } = mark;
    const nearest = Math.min(
      ...others
        .filter((other) => other.side === side)
        .map((other) => Math.abs(placeOf(other) - placeOf(mark))),
    );
    const isTooClose = (other: Mark) =>
      crosses(mark, { ...other.to, width: 0, height: 0 }, clearance.end) ||
      crosses(other, { ...to, width: 0, height: 0 }, clearance.end) ||
      Math.hypot(other.to.x - to.x, other.to.y - to.y) < clearance.end ||
      isCrossing(mark, other);
    return (
      cost.text * texts.filter((text) => crosses(mark, text, clearance.text)).length +
      cost.end * others.filter(isTooClose).length +
      cost.room * Math.max(0, 1 - nearest / between) +
      ((side === 'beside') === size.isTall ? 0 : cost.otherSide) +
      cost.pixel * (side === 'above' ? to.y : size.width - to.x) +
      cost.fraction * fractions.indexOf(fraction)
    );
  };
  // Small parts have the fewest possible positions, so they are placed first.
  const order = parts.toSorted((a, b) => a.width * a.height - b.width * b.height);
  for (const part of order) {
    const [best] = (['above', 'beside'] as const)
      .flatMap((side) =>
        fractions.map((fraction) => {
          const mark = { side, to: pointAt(part, side, fraction) };
          return { mark, cost: costOf(mark, fraction) };
        }),
      )
      .toSorted((a, b) => a.cost - b.cost);
    if (best) placed.set(part, best.mark);
  }
  return parts.flatMap((part) => placed.get(part) ?? []);
}
