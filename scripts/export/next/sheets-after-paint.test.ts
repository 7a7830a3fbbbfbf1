import { withSheetsAfterPaint } from './sheets-after-paint';

const site = '<link rel="stylesheet" href="/site.css" data-precedence="next"/>';
const own = '<link rel="stylesheet" href="/live/button.css" data-precedence="examples"/>';

it('disables the stylesheets of examples where scripts run', () => {
  const waiting = own.replace('/>', ' disabled=""/>');
  expect(withSheetsAfterPaint(`<html><head>${site}${own}<title>a</title></head><p>b</p>`)).toBe(
    `<html data-unstyled-examples=""><head>${site}${waiting}<title>a</title><noscript>${own}</noscript></head><p>b</p>`,
  );
});

it('does not change a page without examples', () => {
  const page = `<html><head>${site}</head><p>b</p>`;
  expect(withSheetsAfterPaint(page)).toBe(page);
});
