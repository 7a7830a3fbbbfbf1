import { hooks } from '@/lib/design/hooks';
import { copySheetsToHead, enableSheetCopies } from './sheet-copies';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<main><span hidden data-sheets-after-paint><link rel="stylesheet" href="/a.css" data-precedence="examples"></span></main>';
});

const known = () => document.querySelectorAll<HTMLLinkElement>('link[data-precedence]');

it('puts one copy into the head, which the framework takes for its own from then on', () => {
  copySheetsToHead();
  copySheetsToHead();
  expect(known()).toHaveLength(1);
  expect(known()[0]?.parentElement).toBe(document.head);
  expect(known()[0]).toHaveAttribute('href', '/a.css');
  expect(document.body.querySelector('link[href="/a.css"]')).not.toBeNull();
});

it('lets the copy say nothing until the text with the sheet is gone', () => {
  copySheetsToHead();
  enableSheetCopies();
  expect(known()[0]).toHaveAttribute('media', 'not all');
  document.querySelector('main')?.remove();
  enableSheetCopies();
  expect(known()[0]).toHaveAttribute('media', 'all');
});

it('ends the wait for the styles of a page that is gone', () => {
  const isLate = () => document.documentElement.hasAttribute(hooks.unstyledExamples);
  document.documentElement.setAttribute(hooks.unstyledExamples, '');
  enableSheetCopies();
  expect(isLate()).toBe(true);
  document.querySelector('main')?.remove();
  enableSheetCopies();
  expect(isLate()).toBe(false);
});

it('leaves other sheets alone', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/print.css" media="print">';
  document.querySelector('main')?.remove();
  enableSheetCopies();
  expect(document.head.querySelector('link')).toHaveAttribute('media', 'print');
});
