import { withOneSheet } from './one-sheet';

const sheet = (name: string, rest = '') =>
  `<link rel="stylesheet" href="/${name}.css" data-precedence="next"${rest}/>`;
const join = (sheets: readonly string[]) => `/joined.css?${sheets.join('+')}`;

describe('withOneSheet', () => {
  it('asks for all sheets of the site in one, in order, where the first stood', () => {
    const theme = '<link rel="stylesheet" href="/live/theme.css" data-precedence="examples"/>';
    const page = `<head>${sheet('a')}<title>t</title>${sheet('b')}${theme}</head>`;
    const off = ' disabled=""';
    expect(withOneSheet(page, join)).toBe(
      `<head><link rel="stylesheet" href="/joined.css?/a.css+/b.css"/>${sheet('a', off)}<title>t</title>${sheet('b', off)}${theme}</head>`,
    );
  });

  it('leaves a page with one sheet alone', () => {
    const page = `<head>${sheet('a')}</head>`;
    expect(withOneSheet(page, join)).toBe(page);
  });

  it('changes nothing the second time', () => {
    const once = withOneSheet(sheet('a') + sheet('b'), join);
    expect(withOneSheet(once, join)).toBe(once);
  });
});
