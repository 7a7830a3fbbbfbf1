import { createFontSwap } from './font-swap';

jest.mock('@/lib/browser/scheduling/after-first-paint', () => ({
  afterFirstPaint: (callback: () => void) => callback(),
}));

/** What the browser does not tell in jsdom: when the font came, and when text was painted. */
function told(font: number, paint: number): void {
  class Resource {
    readonly responseEnd = font;
    constructor(readonly decodedBodySize = 11_000) {}
  }
  Object.assign(globalThis, {
    PerformanceResourceTiming: Resource,
    CSSFontFaceRule: FontRule,
    FontFace: Face,
  });
  performance.getEntriesByName = (name: string) => {
    if (name !== 'first-contentful-paint')
      return [new Resource(0), new Resource()].map((one) => Object.assign(one, entry));
    return [{ ...entry, startTime: paint }];
  };
}

const entry = { name: '', entryType: '', startTime: 0, duration: 0, toJSON: () => ({}) };

/** A rule for a font; jsdom has none. */
class FontRule {
  readonly style = { getPropertyValue: (name: string) => this.said[name] ?? '' };
  constructor(private readonly said: Readonly<Record<string, string>>) {}
}

/** What the browser is told of a font. */
class Face {
  constructor(
    readonly family: string,
    readonly source: unknown,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load = () => Promise.resolve(this);
}

const added: Face[] = [];

beforeEach(() => {
  localStorage.clear();
  added.length = 0;
  root.removeAttribute('style');
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve(), add: (face: Face) => added.push(face) },
    configurable: true,
  });
  history.replaceState(null, '', '/a');
  document.head.innerHTML =
    '<link rel="preload" as="font" href="/sans.woff2"><link rel="stylesheet" href="/forbidden.css">' +
    '<link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/site.css">';
  const [foreign, theme, own] = document.querySelectorAll('link[rel=stylesheet]');
  const forbidden = {
    get cssRules() {
      throw new DOMException('Another site', 'SecurityError');
    },
  };
  Object.defineProperty(foreign, 'sheet', { value: forbidden });
  Object.defineProperty(theme, 'sheet', { value: { cssRules: [{ cssText: ':root {}' }] } });
  const shown = { 'font-family': '"siteSans"', 'font-weight': '400 700' };
  const rare = { 'font-family': 'siteMore', 'unicode-range': 'U+A1-AF' };
  const readable = {
    href: 'http://localhost/css/site.css',
    cssRules: [
      new FontRule({ ...shown, src: 'url("../sans.woff2")', 'font-display': 'optional' }),
      new FontRule({ ...rare, src: 'url("/more.woff2")', 'font-display': 'optional' }),
      new FontRule({ 'font-family': 'icons', 'font-display': 'block' }),
      { cssText: 'a {}' },
    ],
  };
  Object.defineProperty(own, 'sheet', { value: readable });
});

const sansByRule = expect.objectContaining({
  family: 'siteSans-late',
  source: 'url("http://localhost/sans.woff2")',
  descriptors: { weight: '400 700', unicodeRange: 'U+0-10FFFF', display: 'swap' },
});
const moreByRule = expect.objectContaining({
  family: 'siteMore-late',
  source: 'url("http://localhost/more.woff2")',
  descriptors: expect.objectContaining({ unicodeRange: 'U+A1-AF', display: 'swap' }),
});

const lateFamilies = "siteSans-late,siteMore-late,'siteSans Fallback'";
const root = document.documentElement;
const families = () => root.style.getPropertyValue('--font-sans');

let swap: () => void;
const follow = () => ({ swap } = createFontSwap());
const goTo = (path: string) => {
  history.replaceState(null, '', path);
  swap();
};

it('shows a font that came too late from the next page on', () => {
  told(300, 200);
  follow();
  goTo('/a#there');
  expect(added).toEqual([]);
  goTo('/b');
  expect(added).toEqual([sansByRule, moreByRule]);
  expect(families()).toBe(lateFamilies);
  goTo('/c');
  expect(added).toHaveLength(2);
});

it('leaves a font alone that was in time', () => {
  told(100, 200);
  follow();
  goTo('/b');
  expect(added).toEqual([]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('where no text waits for its font', () => {
  const answer = (ok: boolean) => ({
    ok,
    headers: new Headers(),
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)),
  });
  const kept = () => localStorage.getItem('docs-fetched-font');
  beforeEach(() => {
    told(100, 200);
    root.style.setProperty('--font-sans', 'stand-in');
    jest.spyOn(console, 'warn').mockImplementation();
  });

  it('has it come without a word to the browser, and shows it from the next page on', async () => {
    globalThis.fetch = jest.fn().mockResolvedValue(answer(true));
    follow();
    await settled();
    expect(kept()).toBe('http://localhost/sans.woff2');
    expect(added).toEqual([]);
    expect(families()).toBe('stand-in');
    goTo('/b');
    expect(added).toEqual([
      expect.objectContaining({ family: 'siteSans-late', source: expect.any(ArrayBuffer) }),
      moreByRule,
    ]);
    expect(families()).toBe(lateFamilies);
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 404', () => Promise.resolve(answer(false))],
    ['takes its time', () => new Promise(() => undefined)],
  ])('leaves it to the next page to ask for one that %s', async (_, answers) => {
    globalThis.fetch = jest.fn().mockImplementation(answers);
    follow();
    await settled();
    expect(kept()).toBeNull();
    goTo('/b');
    expect(added).toEqual([sansByRule, moreByRule]);
    expect(families()).toBe(lateFamilies);
  });
});

it('keeps in mind that the font comes from the cache from now on', async () => {
  told(300, 200);
  follow();
  await settled();
  expect(localStorage.getItem('docs-fetched-font')).toBe('http://localhost/sans.woff2');
});
