/** @jest-environment node */
import { parseOptions } from './options';
import { subjectsOf } from './subjects';

it('looks at everything unless told', () => {
  const options = parseOptions(['/other/out']);
  expect(options).toMatchObject({
    before: '/other/out',
    after: 'out',
    widths: [360, 768, 1280],
    until: Infinity,
    threshold: 0.004,
    keep: false,
  });
  const subjects = subjectsOf(options);
  const drawers = subjects.filter(({ view }) => view.name === 'drawer');
  expect(new Set(drawers.map(({ width }) => width))).toEqual(new Set([360, 768]));
  expect(new Set(subjects.map(({ theme }) => theme)).size).toBe(4);
});

it('narrows to what is asked for', () => {
  const args = '/other --out site --pages home,menu --themes purple-green --widths 320,1920 --keep';
  const options = parseOptions([...args.split(' '), '--until', '3']);
  expect(options).toMatchObject({ after: 'site', until: 3, keep: true });
  expect(
    subjectsOf(options).map(({ view, theme, width }) => `${view.name} ${theme} ${width}`),
  ).toEqual([
    'home purple-green 320',
    'home purple-green 1920',
    'menu purple-green 320',
    'menu purple-green 1920',
  ]);
});

it.each([
  [[], 'Name one folder'],
  [['a', 'b'], 'Name one folder'],
  [['a', '--page', 'home'], 'npm run looks'],
  [['a', '--pages', 'hom'], 'not-found'],
  [['a', '--pages', ''], '--pages knows'],
  [['a', '--themes', 'neon'], '"neon"'],
  [['a', '--widths', '360,x'], '"x"'],
  [['a', '--until', '0'], '--until'],
  [['a', '--threshold', '2'], 'from 0 to 1'],
])('refuses %j with a sentence that helps', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});
