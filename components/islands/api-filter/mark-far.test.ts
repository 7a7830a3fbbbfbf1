import { hooked, hooks } from '@/lib/design/hooks';
import { markFar } from './mark-far';

let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<section></section><section></section>';
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof report, options: IntersectionObserverInit) {
        expect(options.rootMargin).toBe('2000px 0px');
        report = callback;
      }
      observe = observe;
      disconnect = disconnect;
    },
  });
});

it('marks what is far from the window, and nothing that is near', () => {
  const [first, second] = [...document.querySelectorAll('section')];
  if (!first || !second) throw new Error('no sections');
  const stop = markFar([first, second]);
  expect(observe.mock.calls).toEqual([[first], [second]]);
  report([
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: false },
  ]);
  expect([...document.querySelectorAll(hooked('far'))]).toEqual([second]);
  report([{ target: second, isIntersecting: true }]);
  expect(document.querySelector(hooked('far'))).toBeNull();
  stop();
  expect(disconnect).toHaveBeenCalled();
});

it('takes what the filter has hidden for far: it is near only because it has no height', () => {
  const section = document.querySelector('section');
  if (!section) throw new Error('no section');
  section.toggleAttribute(hooks.out);
  markFar([section]);
  report([{ target: section, isIntersecting: true }]);
  expect(section).toHaveAttribute(hooks.far);
});
