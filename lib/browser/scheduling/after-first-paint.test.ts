import { paintTimeout } from '@/lib/browser/timeouts';
import { afterFirstPaint } from './after-first-paint';

let hidden = false;
let state: DocumentReadyState = 'loading';
Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
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

describe('in a browser that does not report the first text', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    hidden = false;
    state = 'loading';
  });
  afterEach(() => jest.useRealTimers());

  it('calls back some time after the page has loaded, once', () => {
    const callback = jest.fn();
    afterFirstPaint(callback);
    jest.advanceTimersByTime(paintTimeout);
    dispatchEvent(new Event('load'));
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(paintTimeout);
    expect(callback).toHaveBeenCalledTimes(1);
    paint('first-contentful-paint');
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits as long when the page has loaded before', () => {
    state = 'complete';
    const callback = jest.fn();
    afterFirstPaint(callback);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(paintTimeout);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
