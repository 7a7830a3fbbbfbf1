import { endTextFirst, isTextFirst } from '@/lib/browser/text-first';
import { takeLateFonts } from './late-fonts';
import { sendSignal } from './signals';

jest.mock('@/lib/browser/when-painted', () => ({
  whenPainted: (callback: () => void) => callback(),
}));

/** What the browser does not tell in jsdom: when the font came, and when text was painted. */
function told(font: number, paint: number): void {
  class Resource {
    readonly responseEnd = font;
    constructor(readonly decodedBodySize = 11_000) {}
  }
  Object.assign(globalThis, { PerformanceResourceTiming: Resource, CSSFontFaceRule: FontRule });
  performance.getEntriesByName = (name: string) => {
    if (name !== 'first-contentful-paint')
      return [new Resource(0), new Resource()].map((one) => Object.assign(one, entry));
    return [{ ...entry, startTime: paint }];
  };
}

const entry = { name: '', entryType: '', startTime: 0, duration: 0, toJSON: () => ({}) };

/** As Firefox has it: a rule that stands cannot be changed. */
class FontRule {
  constructor(readonly cssText: string) {}
}

let rules: FontRule[];

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  history.replaceState(null, '', '/a');
  document.head.innerHTML =
    '<link rel="preload" as="font" href="/sans.woff2"><link rel="stylesheet" href="/forbidden.css">' +
    '<link rel="stylesheet" href="/site.css">';
  rules = [
    new FontRule(
      '@font-face { font-family: sans; src: url("sans.woff2"); font-display: optional; }',
    ),
    new FontRule(
      '@font-face { font-family: icons; src: url("icons.woff2"); font-display: block; }',
    ),
  ];
  const [foreign, own] = document.querySelectorAll('link[rel=stylesheet]');
  const forbidden = {
    get cssRules() {
      throw new DOMException('Another site', 'SecurityError');
    },
  };
  Object.defineProperty(foreign, 'sheet', { value: forbidden });
  const readable = {
    cssRules: rules,
    deleteRule: (at: number) => void rules.splice(at, 1),
    insertRule: (text: string, at: number) => void rules.splice(at, 0, new FontRule(text)),
  };
  Object.defineProperty(own, 'sheet', { value: readable });
});

const displays = () => rules.map(({ cssText }) => /font-display: (\w+)/.exec(cssText)?.[1]);

const goTo = (path: string) => {
  history.replaceState(null, '', path);
  sendSignal('placed');
};

it('shows a font that came too late from the next page on', () => {
  told(300, 200);
  takeLateFonts();
  goTo('/a#there');
  expect(displays()).toEqual(['optional', 'block']);
  goTo('/b');
  expect(displays()).toEqual(['swap', 'block']);
});

it('leaves a font alone that was in time', () => {
  told(100, 200);
  takeLateFonts();
  goTo('/b');
  expect(displays()).toEqual(['optional', 'block']);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('where no text waits for its font', () => {
  const answer = (ok: boolean) => ({ ok, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) });
  const kept = () => localStorage.getItem('docs-fetched-font');
  const added: unknown[] = [];

  class Face {
    constructor(readonly family: string) {}
    load = () => Promise.resolve(this);
  }

  beforeEach(() => {
    told(100, 200);
    added.length = 0;
    Object.assign(globalThis, { FontFace: Face });
    Object.assign(document.fonts, { add: (face: unknown) => added.push(face) });
    document.documentElement.style.setProperty('--font-sans', 'stand-in');
    jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(endTextFirst);

  it('has it come without a word to the browser, and shows it from the next page on', async () => {
    globalThis.fetch = jest.fn().mockResolvedValue(answer(true));
    takeLateFonts();
    await settled();
    expect(kept()).toBe('http://localhost/sans.woff2');
    expect(added).toEqual([]);
    expect(isTextFirst()).toBe(true);
    goTo('/b');
    expect(added).toEqual([expect.objectContaining({ family: 'siteSans' })]);
    expect(isTextFirst()).toBe(false);
    expect(displays()).toEqual(['swap', 'block']);
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 404', () => Promise.resolve(answer(false))],
    ['takes its time', () => new Promise(() => undefined)],
  ])('leaves it to the next page to ask for one that %s', async (_, answers) => {
    globalThis.fetch = jest.fn().mockImplementation(answers);
    takeLateFonts();
    await settled();
    expect(kept()).toBeNull();
    goTo('/b');
    expect(added).toEqual([]);
    expect(isTextFirst()).toBe(false);
    expect(displays()).toEqual(['swap', 'block']);
  });
});

it('keeps in mind that the font comes from the cache from now on', async () => {
  told(300, 200);
  takeLateFonts();
  await settled();
  expect(localStorage.getItem('docs-fetched-font')).toBe('http://localhost/sans.woff2');
});
