import { afterFirstPaint } from './after-first-paint';

let hidden = false;
let paint: (...names: readonly string[]) => void;
Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
Object.assign(globalThis, {
  // jsdom paints nothing.
  PerformanceObserver: class {
    constructor(listener: (entries: object, observer: object) => void) {
      paint = (...names) =>
        listener({ getEntriesByName: (name: string) => names.filter((one) => one === name) }, this);
    }
    observe = () => undefined;
    disconnect = () => {
      paint = () => undefined;
    };
  },
});

it('waits for text, and calls back once', () => {
  const callback = jest.fn();
  afterFirstPaint(callback);
  paint('first-paint');
  expect(callback).not.toHaveBeenCalled();
  paint('first-paint', 'first-contentful-paint');
  paint('first-contentful-paint');
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls back immediately in a hidden tab', () => {
  hidden = true;
  const callback = jest.fn();
  afterFirstPaint(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});
