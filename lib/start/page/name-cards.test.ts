import { fetchJson } from '@/lib/browser/network/request';
import { showNameCards } from './name-cards';

jest.mock('@/lib/browser/network/request', () => ({ fetchJson: jest.fn() }));
const fetched = jest.mocked(fetchJson);

jest.useFakeTimers();
showNameCards();

const cards: Record<string, unknown> = {
  UiButton: { kind: 'Directive', code: '[uiButton]', text: 'A button.', deprecated: true },
  'UiButton-color': { kind: 'Input of UiButton', code: "[color]: string = 'red'" },
};

beforeEach(() => {
  document.dispatchEvent(new Event('scroll'));
  document.body.innerHTML = `<pre><a data-api href="/components/button/api#UiButton">UiButton</a>
    <a data-api href="/components/button/api#UiButton-color" id="color">color</a>
    <a href="/components/button/api#UiButton" id="plain">x</a></pre>
    <div data-api-names><code><a href="#UiButton" id="self" data-copy-link>UiButton</a>:
      <a href="/components/button/api#UiButton" id="type">UiButton</a></code>
      <p><a href="/components/button/api#UiButton" id="text">x</a></p></div>`;
  fetched.mockReset().mockResolvedValue(cards);
});
afterEach(() => jest.restoreAllMocks());

const get = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const point = (type: string, selector: string, pointerType = 'mouse') =>
  get(selector).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
const shown = () => document.querySelector('[role=tooltip]:not([hidden])')?.textContent;
const settled = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

it('fetches nothing for a passing pointer, for a finger, or for other links', async () => {
  point('pointerover', 'a');
  await settled(200);
  point('pointerover', 'pre');
  point('pointerover', 'a', 'touch');
  for (const id of ['#plain', '#self', '#text']) {
    point('pointerover', id);
    await settled(1000);
  }
  expect(fetched).not.toHaveBeenCalled();
  expect(shown()).toBeUndefined();
});

it('tries again when the data did not load', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  point('pointerover', 'a');
  await settled(300);
  expect(shown()).toBeUndefined();
  point('pointerover', 'pre');
  point('pointerover', 'a');
  await settled(300);
  expect(shown()).toBe('Directive · Deprecated[uiButton]A button.');
  expect(fetched).toHaveBeenLastCalledWith('/search-index/cards/components/button/api.json');
});

it('stays while the pointer is on the card, and fetches a page once', async () => {
  point('pointerover', '#color');
  await settled(300);
  expect(shown()).toBe("Input of UiButton[color]: string = 'red'");
  expect(get('#color').getAttribute('aria-describedby')).toBe(get('[role=tooltip]').id);
  point('pointerout', '#color');
  get('[role=tooltip]').dispatchEvent(new Event('pointerenter'));
  await settled(1000);
  expect(shown()).toBeDefined();
  get('[role=tooltip]').dispatchEvent(new Event('pointerleave'));
  await settled(200);
  expect(shown()).toBeUndefined();
  expect(get('#color').hasAttribute('aria-describedby')).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

it('shows on keyboard focus, and hides on Escape', async () => {
  jest.spyOn(get('a'), 'matches').mockReturnValue(true);
  get('a').focus();
  await settled();
  expect(shown()).toContain('A button.');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(shown()).toBeUndefined();
});

it('shows the card of a type in an API page', async () => {
  point('pointerover', '#type');
  await settled(300);
  expect(shown()).toContain('A button.');
});

it('finds the card by the key of the link, if it has one', async () => {
  get('a').setAttribute('data-api', 'UiButton-color');
  point('pointerover', 'a');
  await settled(300);
  expect(shown()).toContain('Input of UiButton');
});
