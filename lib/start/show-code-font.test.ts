import { showCodeFont } from './show-code-font';

/** What the browser would tell of paints. */
class Paints {
  static tell: (name: string) => void = () => {};
  constructor(callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
    Paints.tell = (name) =>
      callback({ getEntriesByName: (asked) => (asked === name ? [name] : []) });
  }
  observe = jest.fn();
  disconnect = jest.fn(() => (Paints.tell = () => {}));
}

const added: unknown[] = [];
beforeAll(() => {
  class Face {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}
  }
  Object.assign(globalThis, { PerformanceObserver: Paints, FontFace: Face });
  Object.defineProperty(document, 'fonts', { value: { add: (face: unknown) => added.push(face) } });
});

it('brings the font of code once, after the first text is painted', () => {
  showCodeFont('/code.woff2');
  Paints.tell('first-paint');
  expect(added).toEqual([]);
  Paints.tell('first-contentful-paint');
  Paints.tell('first-contentful-paint');
  expect(added).toEqual([{ family: 'mono', source: 'url(/code.woff2)' }]);
});
