import { whenPainted } from './when-painted';

const frames: (() => void)[] = [];
let painted: string[] = [];
let hidden = false;

beforeEach(() => {
  frames.length = 0;
  painted = [];
  hidden = false;
  jest.useFakeTimers();
  window.requestAnimationFrame = (frame) => frames.push(() => frame(0));
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  performance.getEntriesByName = (name) =>
    painted.filter((one) => one === name).map(() => ({}) as PerformanceEntry);
});

afterEach(() => jest.useRealTimers());

it('waits until the next frame has been painted', () => {
  const callback = jest.fn();
  whenPainted(callback);
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  frames.forEach((frame) => frame());
  expect(callback).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

describe('in a browser that tells when it paints', () => {
  let tell: (names: readonly string[]) => void = () => {};
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(
      listener: (entries: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void,
    ) {
      tell = (names) => {
        listener({
          getEntriesByName: (name) =>
            names.filter((one) => one === name).map(() => ({}) as PerformanceEntry),
        });
      };
    }
    readonly observe = () => {};
    readonly disconnect = () => (tell = () => {});
  }
  beforeEach(() => Object.assign(window, { PerformanceObserver: Observer }));
  afterEach(() => Reflect.deleteProperty(window, 'PerformanceObserver'));

  it('waits for text, once', () => {
    const callback = jest.fn();
    whenPainted(callback);
    tell(['first-paint']);
    expect(callback).not.toHaveBeenCalled();
    tell(['first-contentful-paint']);
    tell(['first-contentful-paint']);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
  });
});

it.each([
  ['has been painted', () => (painted = ['first-contentful-paint'])],
  ['is in a tab that nobody sees', () => (hidden = true)],
])('calls back at once when the page %s', (_, given) => {
  given();
  const callback = jest.fn();
  whenPainted(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(frames).toEqual([]);
});
