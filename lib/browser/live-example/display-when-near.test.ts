import { hooked, hooks } from '@/lib/design/hooks';
import { displayWhenNear } from './display-when-near';
import { openQueue } from './start-queue';

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** The reports of what comes into view, and of what comes near, by stage. */
const inView: Report[] = [];
const near: Report[] = [];
const disconnect = jest.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const far = () => document.querySelectorAll(hooked('farStage')).length;

/** A stage whose top lies at `top`, and which grows by 50 pixels when it is displayed. */
function stageAt(top: number): HTMLElement {
  const stage = document.createElement('div');
  stage.setAttribute(hooks.farStage, '');
  stage.getBoundingClientRect = () =>
    new DOMRect(0, top, 100, stage.hasAttribute(hooks.farStage) ? 700 : 750);
  document.body.append(stage);
  return stage;
}

beforeEach(() => {
  document.body.replaceChildren();
  inView.length = near.length = 0;
  disconnect.mockReset();
  window.scrollBy = jest.fn();
  window.requestIdleCallback = (callback) => window.setTimeout(callback, 0);
  Object.assign(window, {
    CSS: { supports: () => false },
    IntersectionObserver: class {
      constructor(report: Report, { rootMargin }: IntersectionObserverInit) {
        ({ '0px 0px': inView, '600px 0px': near })[rootMargin ?? '']?.push(report);
      }
      observe = () => {};
      disconnect = disconnect;
    },
  });
});

it('displays a stage at once in view, and when idle if a reader is near, and no other', async () => {
  displayWhenNear(stageAt(700));
  displayWhenNear(stageAt(1200));
  const forget = displayWhenNear(stageAt(3000));
  near[0]?.([{ isIntersecting: false }]);
  await settle();
  expect(far()).toBe(3);
  inView[0]?.([{ isIntersecting: true }]);
  near[1]?.([{ isIntersecting: true }]);
  expect(far()).toBe(2);
  await settle();
  expect(far()).toBe(1);
  expect(disconnect).toHaveBeenCalledTimes(4);
  expect(document.body.lastElementChild).toHaveAttribute(hooks.farStage);
  forget();
});

it('ignores removed and other stages', () => {
  displayWhenNear(stageAt(2000))();
  expect(disconnect).toHaveBeenCalled();
  const other = document.createElement('div');
  displayWhenNear(other)();
  expect(near).toHaveLength(1);
});

it('keeps the scroll position below a stage that grows', () => {
  displayWhenNear(stageAt(-900));
  displayWhenNear(stageAt(400));
  inView[1]?.([{ isIntersecting: true }]);
  expect(scrollBy).not.toHaveBeenCalled();
  inView[0]?.([{ isIntersecting: true }]);
  expect(jest.mocked(scrollBy).mock.calls).toEqual([[{ top: 50, behavior: 'instant' }]]);
});

it('displays one after another once examples may run, before they are near', async () => {
  displayWhenNear(stageAt(2000));
  displayWhenNear(stageAt(3000));
  await settle();
  expect(far()).toBe(2);
  const seen: number[] = [];
  window.requestIdleCallback = (callback) => {
    seen.push(far());
    return window.setTimeout(callback, 0);
  };
  openQueue();
  for (let turn = 0; turn < 3; turn++) await settle();
  expect(seen).toEqual([2, 1]);
  expect(far()).toBe(0);
});
