import { afterFirstPaint } from '@/lib/browser/scheduling/after-first-paint';
import { hooks } from '@/lib/design/hooks';
import { requestSheetsAfterPaint } from './sheets-after-paint';

jest.mock('@/lib/browser/scheduling/after-first-paint');
const paint = () => jest.mocked(afterFirstPaint).mock.lastCall?.[0]();

/** Sets how many bytes of the page's own stylesheet came over the network, which jsdom does not report. */
function sent(transferSize: number): void {
  class Resource {
    readonly transferSize = transferSize;
    readonly name = '';
    readonly entryType = 'resource';
    readonly startTime = 0;
    readonly duration = 0;
    readonly toJSON = () => ({});
  }
  Object.assign(globalThis, { PerformanceResourceTiming: Resource });
  performance.getEntriesByName = (name: string) =>
    name.endsWith('/site.css') ? [new Resource()] : [];
}

beforeEach(() => {
  document.documentElement.setAttribute(hooks.unstyledExamples, '');
  document.head.innerHTML = `<link rel="stylesheet" href="/site.css">${['/a.css', '/b.css']
    .map((href) => `<link rel="stylesheet" data-precedence="examples" href="${href}" disabled>`)
    .join('')}`;
});

const waiting = () =>
  [...document.querySelectorAll('link[disabled]')].map((link) => link.getAttribute('href'));
const isUnstyled = () => document.documentElement.hasAttribute(hooks.unstyledExamples);
/** Dispatches an event on a link; `load` gives it a stylesheet. */
function answer(href: string, type: 'load' | 'error'): void {
  const link = document.querySelector(`link[href="${href}"]`);
  if (link && type === 'load') Object.defineProperty(link, 'sheet', { value: {} });
  link?.dispatchEvent(new Event(type));
}

it('requests the stylesheets of examples after the first paint', () => {
  sent(9000);
  requestSheetsAfterPaint();
  expect(waiting()).toEqual(['/a.css', '/b.css']);
  paint();
  expect(waiting()).toEqual([]);
});

it('requests them immediately when the page came from the cache', () => {
  sent(0);
  requestSheetsAfterPaint();
  expect(waiting()).toEqual([]);
});

it('shows the examples when all have loaded', () => {
  sent(0);
  requestSheetsAfterPaint();
  answer('/b.css', 'load');
  expect(isUnstyled()).toBe(true);
  answer('/a.css', 'load');
  expect(isUnstyled()).toBe(false);
});

it('shows them when one fails, also when it is a copy', () => {
  sent(0);
  requestSheetsAfterPaint();
  const link = document.querySelector('link[href="/b.css"]');
  link?.replaceWith(link.cloneNode());
  answer('/b.css', 'error');
  expect(isUnstyled()).toBe(false);
});

it('ignores a page without examples', () => {
  document.documentElement.removeAttribute(hooks.unstyledExamples);
  sent(0);
  requestSheetsAfterPaint();
  expect(waiting()).toEqual(['/a.css', '/b.css']);
});
