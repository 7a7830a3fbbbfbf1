import { hooks } from '@/lib/design/hooks';
import { stayAt, stayAtTarget } from './stay-at';

let resize = () => {};
let observed = 0;
let height = 1000;
/** Where the element is in the page, and in the window. */
let place = 500;
const scrolled = jest.fn(() => {
  window.scrollY = place - 64;
});

class FakeResizeObserver {
  constructor(onResize: () => void) {
    resize = () => observed > 0 && onResize();
  }
  observe() {
    observed++;
  }
  disconnect() {
    observed--;
  }
}

beforeEach(() => {
  observed = 0;
  height = 1000;
  place = 500;
  window.scrollY = 0;
  Object.assign(window, {
    ResizeObserver: FakeResizeObserver,
    CSS: { supports: () => false },
    scrollTo: ({ top }: { top: number }) => (window.scrollY = top),
  });
  Object.defineProperty(document.body, 'offsetHeight', { get: () => height, configurable: true });
  visitBy('navigate');
  document.body.innerHTML = '<section><h2 id="here"></h2></section>';
  const target = heading();
  target.scrollIntoView = scrolled;
  target.getBoundingClientRect = () => new DOMRect(0, place - window.scrollY);
});
afterEach(() => {
  dispatchEvent(new Event('wheel'));
  scrolled.mockClear();
});

const visitBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
const heading = () => document.querySelector('h2') as HTMLElement;
/** What is above the element gets shorter. */
function shift(): void {
  place -= 88;
  height -= 88;
  resize();
}

it('scrolls to the element again when the height of the page changes', () => {
  stayAt(heading());
  shift();
  expect(window.scrollY).toBe(348);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange', 'popstate'])(
  'ends with the event %s',
  (type) => {
    stayAt(heading());
    dispatchEvent(new Event(type));
    expect(observed).toBe(0);
  },
);

it('ends when the page is scrolled, but not when its layout changes', () => {
  stayAt(heading());
  place -= 88;
  height -= 88;
  dispatchEvent(new Event('scroll'));
  expect(observed).toBe(1);
  resize();
  window.scrollY += 30;
  dispatchEvent(new Event('scroll'));
  expect(observed).toBe(0);
});

it.each([
  [
    'a filter hides the element',
    () => document.querySelector('section')?.setAttribute(hooks.out, ''),
  ],
  ['the element leaves the page', () => heading().remove()],
])('ends when %s', (_, change) => {
  stayAt(heading());
  change();
  shift();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(observed).toBe(0);
});

describe('stayAtTarget', () => {
  beforeEach(() => history.replaceState(null, '', '#here'));

  it('keeps the target of the address in view', () => {
    window.scrollY = 524;
    stayAtTarget();
    expect(window.scrollY).toBe(436);
    shift();
    expect(window.scrollY).toBe(348);
  });

  it('leaves a page alone that the visitor has scrolled', () => {
    window.scrollY = 3000;
    stayAtTarget();
    expect([window.scrollY, observed]).toEqual([3000, 0]);
  });

  it.each([
    ['the browser does it', () => Object.assign(window, { CSS: { supports: () => true } })],
    ['there is no target', () => history.replaceState(null, '', '#elsewhere')],
    ['a position is restored', () => visitBy('back_forward')],
  ])('does nothing when %s', (_, prepare) => {
    prepare();
    stayAtTarget();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
