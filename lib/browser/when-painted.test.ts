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
