import { withDeferredSheets } from './defer-sheets';

const site = '<link rel="stylesheet" href="/site.css" data-precedence="next"/>';
const theme = '<link rel="stylesheet" href="/live/theme.css" data-precedence="examples"/>';
const own = '<link rel="stylesheet" href="/live/button.css" data-precedence="examples"/>';
const place = '<span hidden="" data-deferred-sheets="">';

describe('withDeferredSheets', () => {
  it('moves the sheets of the examples, in order, to the first place left for them, where they wait for scripts', () => {
    const page = `<html><head>${site}${theme}<title>a</title>${own}</head><p>b</p>${place}</span>${place}</span>`;
    const waiting = (theme + own).replaceAll('/>', ' disabled=""/>');
    expect(withDeferredSheets(page, '/icons.woff2')).toBe(
      `<html data-unstyled-examples=""><head>${site}<title>a</title></head><p>b</p>${place}${waiting}<noscript>${theme}${own}</noscript></span>${place}</span>`,
    );
  });

  it('names the font of icons in that place where an example shows one', () => {
    const icon = '<mat-icon class="mat-icon material-icons">home</mat-icon>';
    const page = (shown: string) => `<html><head>${theme}</head>${place}</span>${shown}`;
    const named = '<span hidden="" data-deferred-sheets="/icons.woff2"><link';
    expect(withDeferredSheets(page(icon), '/icons.woff2')).toContain(named);
    expect(withDeferredSheets(page('<code>material-icons</code>'), '/icons.woff2')).toContain(
      `${place}<link`,
    );
    expect(withDeferredSheets(page(icon), undefined)).toContain(`${place}<link`);
  });

  it('leaves a page without examples alone', () => {
    const page = `<head>${site}</head><p>b</p>`;
    expect(withDeferredSheets(page, undefined)).toBe(page);
  });

  it('refuses a page that leaves no place', () => {
    expect(() => withDeferredSheets(`<head>${theme}</head>`, undefined)).toThrow('leaves no place');
  });
});
