import type { Rect } from '@/lib/measured/shapes';
import { drawMarks } from './draw-marks';
import { placeMarks } from './place-marks';

const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x,
  y,
  width,
  height,
});
const wide = { width: 300, isTall: false };

it('draws the leader line from above for a wide component, and from the side for a tall one', () => {
  const parts = [rect(0, 0, 300, 60)];
  expect(placeMarks(parts, [], wide)).toEqual([{ side: 'above', to: { x: 150, y: 0 } }]);
  expect(placeMarks(parts, [], { ...wide, isTall: true })).toEqual([
    { side: 'beside', to: { x: 300, y: 30 } },
  ]);
});

it('avoids crossing text', () => {
  const button = rect(20, 100, 80, 30);
  const lines = [rect(20, 10, 200, 16), rect(20, 40, 250, 16)];
  expect(placeMarks([button], lines, wide)).toEqual([{ side: 'beside', to: { x: 100, y: 115 } }]);
  // With text on both sides, it finds a point from which the line passes the text.
  const beside = rect(110, 106, 100, 18);
  const [mark] = placeMarks([button], [rect(20, 10, 50, 16), beside], wide);
  expect(mark).toEqual({ side: 'above', to: { x: 80, y: 100 } });
});

it('separates the line ends of nested parts', () => {
  const parts = [rect(0, 0, 48, 48), rect(4, 4, 40, 40), rect(14, 14, 20, 20)];
  const ends = placeMarks(parts, [], { width: 48, isTall: true }).map(({ to }) => to);
  for (const [at, one] of ends.entries()) {
    for (const other of ends.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(7);
    }
  }
});

it('separates the numbers, and returns the edges of the drawing', () => {
  const parts = [rect(0, 0, 30, 20), rect(2, 2, 10, 10), rect(14, 2, 10, 10), rect(26, 2, 2, 10)];
  const size = { width: 30, height: 20, isTall: false };
  const { numbers, edges } = drawMarks(parts, [], size);
  const circles = [...numbers.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  expect(circles).toHaveLength(4);
  for (const [at, { x, y }] of circles.entries()) {
    for (const other of circles.slice(at + 1)) {
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(20);
    }
    expect(x - 9).toBeGreaterThanOrEqual(edges.left);
    expect(x + 9).toBeLessThanOrEqual(edges.right);
    expect(y - 9).toBeGreaterThanOrEqual(edges.top);
    expect(y + 9).toBeLessThanOrEqual(edges.bottom);
  }
});
