import { drawDimensions } from './draw-dimensions';
import type { Dimension } from './figures';

const line = (fields: Partial<Dimension>): Dimension => ({
  axis: 'down',
  from: 0,
  to: 40,
  label: '40',
  near: 0,
  far: 0,
  ...fields,
});

/** The leftmost edge of any label, with letters as wide as the drawing assumes. */
function leftmost(labels: string): number {
  const found = [...labels.matchAll(/x="(-?[\d.]+)"[^>]*>([^<]*)</g)];
  return Math.min(...found.map(([, x, text = '']) => Number(x) - text.length * 7.3));
}

it('leaves room for the longest label beside the last vertical line', () => {
  const { extent, labels } = drawDimensions('down', [line({ label: '40.5' })], 0);
  expect(leftmost(labels)).toBeGreaterThanOrEqual(-extent);
});
