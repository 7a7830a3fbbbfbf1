import { withSheetsAfterPaint } from './sheets-after-paint';

const site = '<link rel="stylesheet" href="/site.css" data-precedence="next"/>';
const theme = '<link rel="stylesheet" href="/live/theme.css" data-precedence="examples"/>';
const own = '<link rel="stylesheet" href="/live/button.css" data-precedence="examples"/>';
const place = '<span hidden="" data-sheets-after-paint="">';

describe('withSheetsAfterPaint', () => {
  it('moves the stylesheets of examples, in order and disabled, to the first slot', () => {
    const page = `<html><head>${site}${theme}<title>a</title>${own}</head><p>b</p>${place}</span>${place}</span>`;
    const waiting = (theme + own).replaceAll('/>', ' disabled=""/>');
    expect(withSheetsAfterPaint(page, '/icons.woff2')).toBe(
      `<html data-unstyled-examples=""><head>${site}<title>a</title></head><p>b</p>${place}${waiting}<noscript>${theme}${own}</noscript></span>${place}</span>`,
    );
  });

  it('adds the URL of the icon font if an example shows an icon', () => {
    const icon = '<mat-icon class="mat-icon material-icons">home</mat-icon>';
    const page = (shown: string) => `<html><head>${theme}</head>${place}</span>${shown}`;
    const named = '<span hidden="" data-sheets-after-paint="/icons.woff2"><link';
    expect(withSheetsAfterPaint(page(icon), '/icons.woff2')).toContain(named);
    expect(withSheetsAfterPaint(page('<code>material-icons</code>'), '/icons.woff2')).toContain(
      `${place}<link`,
    );
    expect(withSheetsAfterPaint(page(icon), undefined)).toContain(`${place}<link`);
  });

  it('does not change a page without examples', () => {
    const page = `<head>${site}</head><p>b</p>`;
    expect(withSheetsAfterPaint(page, undefined)).toBe(page);
  });

  it('refuses a page that has no slot', () => {
    expect(() => withSheetsAfterPaint(`<head>${theme}</head>`, undefined)).toThrow('has no slot');
  });
});
