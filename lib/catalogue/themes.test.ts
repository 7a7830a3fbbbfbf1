import { readFileSync } from 'node:fs';
import { allThemes, defaultTheme } from './themes';

const color = /--([a-z0-9-]+): ([^;]+);/g;
const roles = (file: string) =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(color)].map(([, name = '', value]) => [name, value]),
  );
const defaults = roles('app/styles/tokens.css');

describe('themes', () => {
  it('include exactly one default', () => {
    expect(defaultTheme().name).toBe('indigo-pink');
  });

  it.each(allThemes().filter((theme) => !theme.isDefault))(
    '$name has a stylesheet of its own brand, of known roles, all different from the default',
    (theme) => {
      const own = roles(`public/themes/${theme.name}.css`);
      expect(own['primary']?.toUpperCase()).toBe(theme.primary);
      expect(own['accent']?.toUpperCase()).toBe(theme.accent);
      for (const [name, value] of Object.entries(own)) {
        expect(Object.keys(defaults)).toContain(name);
        expect({ [name]: value }).not.toEqual({ [name]: defaults[name] });
      }
    },
  );

  it('match the default theme’s brand in the site’s own roles', () => {
    expect(defaults['primary']?.toUpperCase()).toBe(defaultTheme().primary);
    expect(defaults['accent']?.toUpperCase()).toBe(defaultTheme().accent);
  });
});
