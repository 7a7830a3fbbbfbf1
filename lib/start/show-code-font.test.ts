import { showCodeFont } from './show-code-font';

/** What the browser would tell of paints. */
class Paints {
  static tell = () => {};
  constructor(callback: () => void) {
    Paints.tell = callback;
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
  expect(added).toEqual([]);
  Paints.tell();
  Paints.tell();
  expect(added).toEqual([{ family: 'mono', source: 'url(/code.woff2)' }]);
});
