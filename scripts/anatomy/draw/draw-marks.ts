import type { Rect } from '../model/shapes';
import { short } from './numbers';
import { spread } from './spread';

/** Radius of a number's circle, and the room from one circle to the next. */
const circle = 9;
const between = 22;
/** From the component's edge to the middle of the circles. */
const distance = 26;

/** How far the numbers reach from the component. */
export const marksReach = distance + circle + 1;

interface Place {
  /** Middle of the circle. */
  x: number;
  y: number;
  /** Where its line ends, in the part. */
  to: { x: number; y: number };
}

/** Where a part is pointed at: in its middle when it is small, else near the edge that is pointed from. */
function inside(start: number, length: number): number {
  return length <= 40 ? start + length / 2 : start + 12;
}

function above(parts: readonly Rect[], total: { x: number; width: number }): readonly Place[] {
  const columns = parts.map(({ x, width }, index) =>
    // What holds all the others is pointed at where nothing else is.
    index === 0 && parts.length > 1 ? x + width - Math.min(14, width / 4) : x + width / 2,
  );
  const spreadColumns = spread(columns, between);
  const [least, most] = [Math.min(...spreadColumns), Math.max(...spreadColumns)];
  const shift = Math.max(0, total.x - least) - Math.max(0, most - total.x - total.width);
  return parts.map(({ y, height }, index) => ({
    x: (spreadColumns[index] ?? 0) + shift,
    y: -distance,
    to: { x: columns[index] ?? 0, y: inside(y, height) },
  }));
}

function beside(parts: readonly Rect[], width: number): readonly Place[] {
  const rows = parts.map(({ y, height }, index) =>
    index === 0 ? y + 8 : y + Math.min(height / 2, 40),
  );
  const spreadRows = spread(rows, between);
  return parts.map((part, index) => ({
    x: width + distance,
    y: spreadRows[index] ?? 0,
    to: {
      x: index === 0 ? part.x + part.width - 4 : part.x + part.width - Math.min(12, part.width / 2),
      y: rows[index] ?? 0,
    },
  }));
}

/**
 * The numbers of the parts, each with a line into its part: above the component, or beside it where it is
 * tall.
 *
 * @param width of the component
 */
export function drawMarks(
  parts: readonly Rect[],
  { side, width }: { side: 'above' | 'beside'; width: number },
): { lines: string; dots: string; numbers: string } {
  const places = side === 'above' ? above(parts, { x: 0, width }) : beside(parts, width);
  const lines = places.map(({ x, y, to }) => {
    const bend = side === 'above' ? { x: to.x, y: -6 } : { x: width + 8, y: to.y };
    const from = side === 'above' ? { x, y: y + circle } : { x: x - circle, y };
    return `M${short(from.x)} ${short(from.y)}L${short(bend.x)} ${short(bend.y)}L${short(to.x)} ${short(to.y)}`;
  });
  const dots = places.map(({ to }) => `<circle cx="${short(to.x)}" cy="${short(to.y)}" r="2.5"/>`);
  const numbers = places.map(
    ({ x, y }, index) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${circle}" fill="var(--accent-fill)"/>` +
      `<text x="${short(x)}" y="${short(y + 4)}" fill="var(--on-accent)">${index + 1}</text>`,
  );
  return { lines: lines.join(''), dots: dots.join(''), numbers: numbers.join('') };
}
