import { addFont } from '@/lib/browser/fonts/add-font';
import { tellPainting } from '@/lib/browser/scheduling/painting.fixture';
import { hooked, hooks } from '@/lib/design/hooks';
import { requestSheetsAfterPaint } from './sheets-after-paint';

jest.mock('@/lib/browser/fonts/add-font', () => ({ addFont: jest.fn() }));

let tell: (...names: readonly string[]) => void;

/** How many bytes of the page's own style sheet came over the network, which jsdom does not tell. */
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
  tell = tellPainting();
  document.documentElement.setAttribute(hooks.unstyledExamples, '');
  document.head.innerHTML =
    '<link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/room.css" disabled>';
  document.body.innerHTML = `<span ${hooks.sheetsAfterPaint}=""><link rel="stylesheet" href="/a.css" disabled><link rel="stylesheet" href="/b.css" disabled></span><span ${hooks.sheetsAfterPaint}=""></span>`;
});

const waiting = () =>
  [...document.querySelectorAll('link[disabled]')].map((link) => link.getAttribute('href'));
const isUnstyled = () => document.documentElement.hasAttribute(hooks.unstyledExamples);
/** An event of a link, with or without what it brought. */
function answer(href: string, type: 'load' | 'error'): void {
  const link = document.querySelector(`link[href="${href}"]`);
  if (link && type === 'load') Object.defineProperty(link, 'sheet', { value: {} });
  link?.dispatchEvent(new Event(type));
}

it('requests the stylesheets of examples after the first paint', () => {
  sent(9000);
  requestSheetsAfterPaint();
  expect(waiting()).toEqual(['/room.css', '/a.css', '/b.css']);
  tell('first-contentful-paint');
  expect(waiting()).toEqual(['/room.css']);
});

it('requests them immediately when the page came from the cache', () => {
  sent(0);
  requestSheetsAfterPaint();
  expect(waiting()).toEqual(['/room.css']);
});

it('shows the examples when all have loaded', () => {
  sent(0);
  requestSheetsAfterPaint();
  answer('/b.css', 'load');
  expect(isUnstyled()).toBe(true);
  answer('/a.css', 'load');
  expect(isUnstyled()).toBe(false);
});

it('shows them a frame later on a painted page', async () => {
  sent(9000);
  requestSheetsAfterPaint();
  tell('first-contentful-paint');
  answer('/a.css', 'load');
  answer('/b.css', 'load');
  await new Promise(requestAnimationFrame);
  expect(isUnstyled()).toBe(true);
  await new Promise((done) => setTimeout(done));
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

it.each(['comes', 'fails'])(
  'waits for the font of icons that the place names, until it %s',
  async (end) => {
    sent(0);
    let settle = () => {};
    const font = new Promise<void>((come, fail) => {
      settle = end === 'comes' ? come : () => fail(new Error('gone'));
    });
    jest.mocked(addFont).mockReturnValueOnce(font);
    document
      .querySelector(hooked('sheetsAfterPaint'))
      ?.setAttribute(hooks.sheetsAfterPaint, '/icons.woff2');
    requestSheetsAfterPaint();
    expect(addFont).toHaveBeenCalledWith('/icons.woff2', 'Material Icons', { weight: '400' });
    answer('/a.css', 'load');
    answer('/b.css', 'load');
    expect(isUnstyled()).toBe(true);
    settle();
    await font.catch(() => undefined);
    await Promise.resolve();
    expect(isUnstyled()).toBe(false);
  },
);

it('ignores a page without deferred stylesheets', () => {
  document.querySelector(hooked('sheetsAfterPaint'))?.remove();
  sent(0);
  requestSheetsAfterPaint();
  expect(waiting()).toEqual(['/room.css']);
});
