/** @jest-environment node */
import { withFigureLooks } from '@/lib/design/figure-looks';
import { colorShapes } from './color-shapes';
import { listCards } from './list-cards';

const colorOf = (role: string) => `#${role}`;

it('replaces classes by attributes for color, width and opacity', () => {
  expect(colorShapes('<a class="fill-none stroke-primary-fill stroke-2"/>', colorOf)).toBe(
    '<a fill="none" stroke="#primary-fill" stroke-width="2"/>',
  );
  expect(colorShapes('<a class="fill-text-2 opacity-55 stroke-[1.5]"/>', colorOf)).toBe(
    '<a fill="#text-2" opacity="0.55" stroke-width="1.5"/>',
  );
  expect(() => colorShapes('<a class="shadow"/>', colorOf)).toThrow('"shadow"');
});

it('replaces all classes of all figures; and no two cards have the same name', () => {
  const cards = listCards();
  for (const { figure } of cards)
    expect(colorShapes(withFigureLooks(figure), colorOf)).not.toContain('class');
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
});
