import type { Anatomy } from '@/content/anatomy/types';
import type { Measured, MeasuredPart } from '@/lib/measured/shapes';
import { drawAnatomy } from './draw-anatomy';

const part = (x: number, y: number, width: number, height: number, radius = 0): MeasuredPart => ({
  at: '',
  x,
  y,
  width,
  height,
  radius,
  text: [14, 20],
});

const anatomy: Anatomy = {
  item: 'button',
  example: 'button-overview',
  draw: 'button',
  parts: [
    { name: 'Container', at: '', figures: ['height', 'radius'] },
    { name: 'Icon', at: 'mat-icon', figures: ['size', 'start'] },
    { name: 'Label', at: 'span', figures: ['gap', 'end', 'text'], is: 'says what it does' },
    { name: 'Touch target', at: 'i', figures: ['height'], unseen: true },
  ],
};

const measured: Measured = {
  width: 100,
  height: 40,
  shapes: [
    {
      kind: 'box',
      ...{ x: 0, y: 0, width: 100, height: 40 },
      radii: [20, 20, 20, 20],
      borders: [0, 0, 0, 0],
      fill: { role: 'primary-fill', opacity: 1 },
    },
    {
      kind: 'text',
      text: 'Send & go',
      ...{ x: 42, y: 25, width: 34, size: 14 },
      weight: '500',
      fill: { role: 'on-primary', opacity: 0.5 },
    },
  ],
  parts: [
    part(0, 0, 100, 40, 20),
    part(16, 11, 18, 18),
    part(42, 10, 34, 20),
    part(0, -4, 100, 48),
  ],
};

const { svg, viewBox, parts } = drawAnatomy(anatomy, measured);

it('describes the measurements of each part in words', () => {
  expect(parts).toEqual([
    { name: 'Container', words: ['40 high', 'radius 20'] },
    { name: 'Icon', words: ['18 by 18', '16 from the start'] },
    {
      name: 'Label',
      words: ['says what it does', '8 from the icon', '24 from the end', 'text 14 on a line of 20'],
    },
    { name: 'Touch target', words: ['48 high'] },
  ]);
});

it('uses color roles instead of colors, and escapes text', () => {
  expect(svg).toContain('fill="var(--primary-fill)"');
  expect(svg).toContain('fill="var(--on-primary)" fill-opacity="0.5"');
  expect(svg).toContain('>Send &amp; go</text>');
  expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb\(/);
});

it('labels every length, and numbers every part', () => {
  const labels = [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => number);
  expect(labels.sort()).toEqual(
    // Height of the container; width, height and start of the icon; gap and end; touch target; numbers.
    ['40', '18', '18', '16', '8', '24', '48', '1', '2', '3', '4'].sort(),
  );
});

it('chooses a view box that contains the whole drawing', () => {
  const [left, top, width, height] = viewBox;
  expect(left).toBeLessThan(-30);
  expect(top).toBeLessThan(-4 - 30);
  expect(left + width).toBeGreaterThan(100);
  expect(top + height).toBeGreaterThan(44 + 20);
});

it('crops the drawing and its parts', () => {
  const long = { ...measured, parts: [part(0, 0, 100, 400, 20), ...measured.parts.slice(1)] };
  const [, , , whole] = drawAnatomy(anatomy, long).viewBox;
  const [, , , cut] = drawAnatomy({ ...anatomy, crop: 40 }, long).viewBox;
  expect(whole).toBeGreaterThan(400);
  expect(cut).toBeLessThan(200);
});

it('draws parts that are not painted as a dashed line', () => {
  expect(svg).toContain('stroke-dasharray="4 3" d="M0 -4h100v48h-100z"');
});

it('throws with the name of a part that was not measured', () => {
  const incomplete = { ...measured, parts: measured.parts.slice(0, 1) };
  expect(() => drawAnatomy(anatomy, incomplete)).toThrow('button: "Icon" was not measured');
});
