import { withOneSheet } from './one-sheet';

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
const join = (sheets: readonly string[]) => `/joined.css?${sheets.join('+')}`;
const data = ['a', 'b']
  .map((name) => `{"rel":"stylesheet","href":"/${name}.css","precedence":"next"}`)
  .join();

describe('withOneSheet', () => {
  it('replaces the first stylesheet by the joined one, and removes the others', () => {
    const theme = '<link rel="stylesheet" href="/live/theme.css" data-precedence="examples"/>';
    const page = `<head>${sheet('a')}<title>t</title>${sheet('b')}${theme}</head>`;
    expect(withOneSheet(page, data, join)).toBe(
      `<head><link rel="stylesheet" href="/joined.css?/a.css+/b.css"/><title>t</title>${theme}</head>`,
    );
  });

  it('does not change a page without a stylesheet', () => {
    expect(withOneSheet('<head></head>', data, join)).toBe('<head></head>');
  });

  it('refuses stylesheets that are missing in the data', () => {
    expect(() => withOneSheet(sheet('a') + sheet('c'), data, join)).toThrow('/c.css');
  });
});
