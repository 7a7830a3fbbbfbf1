import { keepPresses, requeuePresses } from './kept-presses';
import { type PressQueue, queuePresses } from './press-queue';

const page =
  '<button aria-label="Theme"></button><button>Copy</button><button>Copy</button><a data-search aria-keyshortcuts="/" href="/search">Search</a>';
let presses: PressQueue;
const [theme, first, second] = [0, 1, 2].map(
  (at) => () => document.querySelectorAll('button')[at] ?? document.body,
);

/** The page after a reload: other elements, nothing queued. */
function loadAgain(html: string): void {
  presses.stop();
  document.body.innerHTML = html;
  presses = queuePresses(() => undefined);
}
const pressed = () => [...presses.waiting.keys()];

beforeEach(() => {
  document.body.innerHTML = page;
  presses = queuePresses(() => undefined);
});
afterEach(() => presses.stop());

it('repeats presses after a reload, in order, once', () => {
  second?.().click();
  theme?.().click();
  keepPresses(presses);
  loadAgain(page);
  requeuePresses();
  expect(pressed()).toEqual([second?.(), theme?.()]);
  loadAgain(page);
  requeuePresses();
  expect(pressed()).toEqual([]);
});

it('finds a control by its name in a page that has changed, and presses no other one', () => {
  theme?.().click();
  first?.().click();
  keepPresses(presses);
  loadAgain('<button>New</button><button>Copied</button><button aria-label="Theme"></button>');
  requeuePresses();
  expect(pressed().map((control) => control.getAttribute('aria-label'))).toEqual(['Theme']);
});

it('remembers whether a pointer pressed', () => {
  theme?.().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  keepPresses(presses);
  loadAgain(page);
  requeuePresses();
  expect([...presses.waiting.values()].map(({ event }) => event)).toEqual([
    expect.objectContaining({ detail: 1 }),
  ]);
});

it('repeats what was typed ahead into the search', () => {
  document.querySelector('a')?.click();
  for (const key of ['d', 'i']) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  keepPresses(presses);
  loadAgain(page);
  requeuePresses();
  expect(presses.ahead.map(({ key }) => key)).toEqual(['d', 'i']);
});

it('presses nothing on another page', () => {
  theme?.().click();
  keepPresses(presses);
  history.pushState(null, '', '/another');
  loadAgain(page);
  requeuePresses();
  expect(pressed()).toEqual([]);
});
