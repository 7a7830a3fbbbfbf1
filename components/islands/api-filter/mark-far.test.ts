import { hooked, hooks } from '@/lib/design/hooks';
import { markFar } from './mark-far';

let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
const observe = jest.fn();
const unobserve = jest.fn();
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
      unobserve = unobserve;
      disconnect = disconnect;
    },
  });
});

it('marks elements that are far from the viewport, and no others', () => {
  const [first, second] = [...document.querySelectorAll('section')];
  if (!first || !second) throw new Error('no sections');
  const { stop } = markFar([first, second]);
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

it('marks elements hidden by the filter, which seem near only because they have no height', () => {
  const section = document.querySelector('section');
  if (!section) throw new Error('no section');
  section.toggleAttribute(hooks.out);
  markFar([section]);
  report([{ target: section, isIntersecting: true }]);
  expect(section).toHaveAttribute(hooks.far);
});

it('does not mark elements in closed folds until their layout is done', () => {
  document.body.innerHTML = '<details><section></section></details>';
  const details = document.querySelector('details');
  const section = document.querySelector('section');
  if (!details || !section) throw new Error('no section');
  const { stop } = markFar([section]);
  report([{ target: section, isIntersecting: false }]);
  expect(section).not.toHaveAttribute(hooks.far);
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  expect(unobserve).toHaveBeenLastCalledWith(section);
  report([{ target: section, isIntersecting: false }]);
  expect(section).toHaveAttribute(hooks.far);
  stop();
});

it('measures an element again when its height has changed', () => {
  const section = document.querySelector('section');
  if (!section) throw new Error('no section');
  const { measureAgain } = markFar([section]);
  report([{ target: section, isIntersecting: false }]);
  measureAgain(section);
  expect(section).not.toHaveAttribute(hooks.far);
  expect(observe).toHaveBeenLastCalledWith(section);
});
