import { type PageResult, reportLines } from './report';

const page = (path: string, width: number, ...rules: string[]): PageResult => ({
  path,
  width,
  violations: rules.map((rule) => ({
    theme: 'dark',
    rule,
    elements: ['<a>', '<b>', '<i>', '<u>'],
  })),
});

it('counts violated rules by page, theme and width, and names them', () => {
  const lines = reportLines(
    [
      page('/a', 360, 'color-contrast', 'region'),
      page('/a', 1280),
      page('/b', 360),
      page('/b', 1280),
    ],
    ['light', 'dark'],
    [360, 1280],
  );
  const cells = lines.slice(0, 3).map((line) => line.trim().split(/ {2,}/));
  expect(cells).toEqual([
    ['page', 'light 360', 'light 1280', 'dark 360', 'dark 1280'],
    ['/a', '0', '0', '2', '0'],
    ['all pages', '0', '0', '2', '0'],
  ]);
  expect(lines).toContain('/a at 360px in dark: color-contrast (4)');
  expect(lines.filter((line) => line.startsWith('  <'))).toHaveLength(6);
  expect(lines.at(-1)).toBe(
    'Accessibility: 1 of 2 pages violate no rule in 2 themes at 360 and 1280px.',
  );
});
