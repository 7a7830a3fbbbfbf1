import { takeLateFonts } from './late-fonts';
import { sendSignal } from './signals';

/** What the browser does not tell in jsdom: when the font came, and when text was painted. */
function told(font: number, paint: number): void {
  class Resource {
    readonly responseEnd = font;
  }
  Object.assign(globalThis, { PerformanceResourceTiming: Resource, CSSFontFaceRule: FontRule });
  performance.getEntriesByName = (name: string) => {
    if (name !== 'first-contentful-paint') return [Object.assign(new Resource(), entry)];
    return [{ ...entry, startTime: paint }];
  };
}

const entry = { name: '', entryType: '', startTime: 0, duration: 0, toJSON: () => ({}) };

class FontRule {
  readonly style = document.createElement('i').style;
  display = 'optional';
  constructor() {
    this.style.getPropertyValue = () => this.display;
    this.style.setProperty = (_name, value) => (this.display = value ?? '');
  }
}

let rule: FontRule;

beforeEach(() => {
  history.replaceState(null, '', '/a');
  document.head.innerHTML =
    '<link rel="preload" as="font" href="/sans.woff2"><link rel="stylesheet" href="/forbidden.css">' +
    '<link rel="stylesheet" href="/site.css">';
  rule = new FontRule();
  const [foreign, own] = document.querySelectorAll('link[rel=stylesheet]');
  const forbidden = {
    get cssRules() {
      throw new DOMException('Another site', 'SecurityError');
    },
  };
  Object.defineProperty(foreign, 'sheet', { value: forbidden });
  Object.defineProperty(own, 'sheet', { value: { cssRules: [rule] } });
});

const goTo = (path: string) => {
  history.replaceState(null, '', path);
  sendSignal('navigated');
};

it('shows a font that came too late from the next page on', () => {
  told(300, 200);
  takeLateFonts();
  goTo('/a#there');
  expect(rule.display).toBe('optional');
  goTo('/b');
  expect(rule.display).toBe('swap');
});

it('leaves a font alone that was in time', () => {
  told(100, 200);
  takeLateFonts();
  goTo('/b');
  expect(rule.display).toBe('optional');
});
