import type { Rect } from '../model/shapes';
import { between } from './spread';

interface Point {
  x: number;
  y: number;
}

/** On which side of the component a part's number stands, and the point at the part's edge it leads to. */
export interface Mark {
  side: 'above' | 'beside';
  to: Point;
}

/** Where along the edge of a part its line may end, best first. */
const shares = [0.5, 0.25, 0.75, 0.1, 0.9];

/** What speaks against a place: text in the line's way, another line, little room, a long way. */
const cost = { text: 60, end: 40, room: 25, otherSide: 14, pixel: 0.08, share: 0.5 };

/** How near a line may come to text, and one end to another. */
const clear = { text: 3, end: 7 };

function pointAt({ x, y, width, height }: Rect, side: Mark['side'], share: number): Point {
  return side === 'above' ? { x: x + width * share, y } : { x: x + width, y: y + height * share };
}

/** Whether the line from a side's edge to a point runs through a rectangle, or by it closely. */
function crosses({ side, to }: Mark, { x, y, width, height }: Rect, by: number): boolean {
  const isInColumn = to.x > x - by && to.x < x + width + by;
  const isInRow = to.y > y - by && to.y < y + height + by;
  return side === 'above' ? isInColumn && to.y > y + height / 2 : isInRow && to.x < x + width / 2;
}

/** Whether a line from above and one from beside run through each other. */
function isCrossing(one: Mark, other: Mark): boolean {
  if (one.side === other.side) return false;
  const [above, beside] = one.side === 'above' ? [one.to, other.to] : [other.to, one.to];
  return beside.x < above.x && beside.y < above.y;
}

/** The number's place along its side, before others push it away. */
export const placeOf = ({ side, to }: Mark) => (side === 'above' ? to.x : to.y);

/**
 * Finds for each part of a component the side and the point from which it is told apart best: a line
 * through as little text as can be, away from the others, and short.
 *
 * @param texts the lines of text in the component
 * @param size the component's width, and whether it is tall: then numbers rather stand beside it
 */
export function placeMarks(
  parts: readonly Rect[],
  texts: readonly Rect[],
  size: { width: number; isTall: boolean },
): readonly Mark[] {
  const placed = new Map<Rect, Mark>();
  const costOf = (mark: Mark, share: number): number => {
    const others = [...placed.values()];
    const { side, to } = mark;
    const nearest = Math.min(
      ...others
        .filter((other) => other.side === side)
        .map((other) => Math.abs(placeOf(other) - placeOf(mark))),
    );
    const isMet = (other: Mark) =>
      crosses(mark, { ...other.to, width: 0, height: 0 }, clear.end) ||
      crosses(other, { ...to, width: 0, height: 0 }, clear.end) ||
      Math.hypot(other.to.x - to.x, other.to.y - to.y) < clear.end ||
      isCrossing(mark, other);
    return (
      cost.text * texts.filter((text) => crosses(mark, text, clear.text)).length +
      cost.end * others.filter(isMet).length +
      cost.room * Math.max(0, 1 - nearest / between) +
      ((side === 'beside') === size.isTall ? 0 : cost.otherSide) +
      cost.pixel * (side === 'above' ? to.y : size.width - to.x) +
      cost.share * shares.indexOf(share)
    );
  };
  // What is small has the least choice. What holds all the others takes what is left.
  const order = parts.toSorted((a, b) => a.width * a.height - b.width * b.height);
  for (const part of order) {
    const [best] = (['above', 'beside'] as const)
      .flatMap((side) =>
        shares.map((share) => {
          const mark = { side, to: pointAt(part, side, share) };
          return { mark, cost: costOf(mark, share) };
        }),
      )
      .toSorted((a, b) => a.cost - b.cost);
    if (best) placed.set(part, best.mark);
  }
  return parts.flatMap((part) => placed.get(part) ?? []);
}
