import { figureRoles, withFigureLooks } from './figure-looks';

it('replaces each role of a drawing with its utilities', () => {
  const looks = figureRoles.map((role) => withFigureLooks(`<rect class="${role}"/>`));
  expect(new Set(looks).size).toBe(figureRoles.length);
  for (const shape of looks) expect(shape).toMatch(/^<rect class="(?:fill|stroke)-[^"]+"\/>$/);
});

it('changes only classes', () => {
  expect(withFigureLooks('<g class="p"><path class="t" d="M0 0"/></g>')).toBe(
    '<g class="fill-primary-fill"><path class="fill-text-2 opacity-55" d="M0 0"/></g>',
  );
});
