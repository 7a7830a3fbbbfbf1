import { hooks } from '@/lib/design/hooks';
import { copySheetsToHead, enableSheetCopies } from './sheet-copies';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<main><span hidden data-sheets-after-paint><link rel="stylesheet" href="/a.css" data-precedence="examples"></span></main>';
});

const known = () => document.querySelectorAll<HTMLLinkElement>('link[data-precedence]');

it('adds one copy to the head, which the framework then keeps', () => {
  copySheetsToHead();
  copySheetsToHead();
  expect(known()).toHaveLength(1);
  expect(known()[0]?.parentElement).toBe(document.head);
  expect(known()[0]).toHaveAttribute('href', '/a.css');
  expect(document.body.querySelector('link[href="/a.css"]')).not.toBeNull();
});

it('enables the copy only when the original is removed', () => {
  copySheetsToHead();
  enableSheetCopies();
  expect(known()[0]).toHaveAttribute('media', 'not all');
  document.querySelector('main')?.remove();
  enableSheetCopies();
  expect(known()[0]).toHaveAttribute('media', 'all');
});

it('shows examples when the previous page was left before its stylesheets loaded', () => {
  const isUnstyled = () => document.documentElement.hasAttribute(hooks.unstyledExamples);
  document.documentElement.setAttribute(hooks.unstyledExamples, '');
  enableSheetCopies();
  expect(isUnstyled()).toBe(true);
  document.querySelector('main')?.remove();
  enableSheetCopies();
  expect(isUnstyled()).toBe(false);
});

it('ignores other stylesheets', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/print.css" media="print">';
  document.querySelector('main')?.remove();
  enableSheetCopies();
  expect(document.head.querySelector('link')).toHaveAttribute('media', 'print');
});
