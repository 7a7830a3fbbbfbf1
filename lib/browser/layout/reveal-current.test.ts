import { hooked } from '@/lib/design/hooks';
import { revealCurrent, revealCurrentUnhovered, sideList } from './reveal-current';

/** A list of which 300px are in view, and its current entry, that far from the top of the window. */
function createList(top: number): HTMLElement {
  const frame = document.createElement('div');
  frame.innerHTML = '<a href="/a" aria-current="page">A</a>';
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 200, 300);
  const link = frame.querySelector('a');
  if (link) link.getBoundingClientRect = () => new DOMRect(0, top, 200, 36);
  return frame;
}

it('knows the hook of the list', () => {
  expect(sideList).toBe(hooked('sideList'));
});

it.each([
  ['below the view', 900, 800],
  ['in view', 150, 0],
])('scrolls to an entry that is %s', (_, top, scrolled) => {
  const frame = createList(top);
  revealCurrent(frame);
  expect(frame.scrollTop).toBe(scrolled);
});

it('waits until the pointer has left the list', () => {
  const frame = createList(900);
  Object.assign(frame, { matches: (selector: string) => selector === ':hover' });
  const { signal } = new AbortController();
  revealCurrentUnhovered(frame, signal);
  expect(frame.scrollTop).toBe(0);
  frame.dispatchEvent(new Event('pointerleave'));
  expect(frame.scrollTop).toBe(800);
});
