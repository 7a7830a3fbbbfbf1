import { withLateSheets } from './late-sheets';

const site = '<link rel="stylesheet" href="/site.css" data-precedence="next"/>';
const theme = '<link rel="stylesheet" href="/live/theme.css" data-precedence="examples"/>';
const own = '<link rel="stylesheet" href="/live/button.css" data-precedence="examples"/>';
const late = (link: string) => link.replace('<link', '<link fetchpriority="low"');
const place = '<span hidden="" data-late-sheets="">';

describe('withLateSheets', () => {
  it('moves the sheets of the examples, in order, to the first place left for them', () => {
    const page = `<head>${site}${theme}<title>a</title>${own}</head><p>b</p>${place}</span>${place}</span>`;
    expect(withLateSheets(page)).toBe(
      `<head>${site}<title>a</title></head><p>b</p>${place}${late(theme)}${late(own)}</span>${place}</span>`,
    );
  });

  it('has them wait where the room of the examples is kept free, unless no script runs', () => {
    const room = '<span hidden="" data-late-sheets="room">';
    const waiting = theme.replace('/>', ' disabled=""/>');
    expect(withLateSheets(`<html><head>${theme}</head><p>b</p>${room}</span>${place}</span>`)).toBe(
      `<html data-late-examples=""><head></head><p>b</p>${room}${waiting}<noscript>${theme}</noscript></span>${place}</span>`,
    );
  });

  it('leaves a page without examples alone', () => {
    const page = `<head>${site}</head><p>b</p>`;
    expect(withLateSheets(page)).toBe(page);
  });

  it('refuses a page that leaves no place', () => {
    expect(() => withLateSheets(`<head>${theme}</head>`)).toThrow('leaves no place');
  });
});
