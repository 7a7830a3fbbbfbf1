import type { Rect } from '@/lib/measured/shapes';
import { short } from './numbers';
import { type Mark, placeMarks, placeOf } from './place-marks';
import { between, spread } from './spread';

/** Radius of the circle around a number. */
const circle = 9;
/** Distance from the edge of the component to the centers of the circles. */
const distance = 26;
/** Distance from the edge of the component at which a leader line bends. */
const bend = 7;

/** The numbers of the parts, each with a leader line to its part, as SVG. */
interface DrawnMarks {
  lines: string;
  dots: string;
  numbers: string;
  /** The outer edges of the drawing. The component itself is between 0 and its size. */
  edges: { left: number; top: number; right: number; bottom: number };
}

/**
 * Positions numbers along a side, close to the ends of their leader lines, and within the side if they fit.
 */
function along(marks: readonly Mark[], length: number): readonly number[] {
  const places = spread(marks.map(placeOf), between);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const shift = Math.max(0, -least) - Math.max(0, most - Math.max(length, most - least));
  return places.map((place) => place + shift);
}

/**
 * Draws the numbers of the parts, above the component and beside it.
 *
 * @param texts the lines of text in the component, which leader lines should not cross
 * @param size the size of the component. Numbers of a tall component are preferably beside it
 */
export function drawMarks(
  parts: readonly Rect[],
  texts: readonly Rect[],
  { width, height, isTall }: { width: number; height: number; isTall: boolean },
): DrawnMarks {
  const marks = placeMarks(parts, texts, { width, isTall });
  const sides = { above: width, beside: height };
  const centers = new Map(
    (['above', 'beside'] as const).flatMap((side) => {
      const own = marks.filter((mark) => mark.side === side);
      const places = along(own, sides[side]);
      return own.map((mark, index) => {
        const place = places[index] ?? 0;
        const center =
          side === 'above' ? { x: place, y: -distance } : { x: width + distance, y: place };
        return [mark, center] as const;
      });
    }),
  );
  const drawn = marks.map((mark, index) => {
    const { side, to } = mark;
    const { x, y } = centers.get(mark) ?? to;
    const start = side === 'above' ? { x, y: y + circle } : { x: x - circle, y };
    const turn = side === 'above' ? { x: to.x, y: -bend } : { x: width + bend, y: to.y };
    const path = [start, turn, to].map((point) => `${short(point.x)} ${short(point.y)}`);
    return {
      x,
      y,
      line: `M${path.join('L')}`,
      dot: `<circle cx="${short(to.x)}" cy="${short(to.y)}" r="2.5"/>`,
      number:
        `<circle cx="${short(x)}" cy="${short(y)}" r="${circle}" fill="var(--accent-fill)"/>` +
        `<text x="${short(x)}" y="${short(y + 4)}" fill="var(--on-accent)">${index + 1}</text>`,
    };
  });
  const outerRadius = circle + 1;
  return {
    lines: drawn.map(({ line }) => line).join(''),
    dots: drawn.map(({ dot }) => dot).join(''),
    numbers: drawn.map(({ number }) => number).join(''),
    edges: {
      left: Math.min(0, ...drawn.map(({ x }) => x - outerRadius)),
      top: Math.min(0, ...drawn.map(({ y }) => y - outerRadius)),
      right: Math.max(width, ...drawn.map(({ x }) => x + outerRadius)),
      bottom: Math.max(height, ...drawn.map(({ y }) => y + outerRadius)),
    },
  };
}
