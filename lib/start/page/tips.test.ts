import { showNotice, showTips } from './tips';

showTips();
jest.useFakeTimers();

beforeEach(() => {
  document.dispatchEvent(new Event('scroll'));
  document.body.innerHTML =
    '<button data-tip="" aria-label="Copy the code"></button><a data-tip="Own page"></a><i></i>';
});

const get = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const shown = () => document.querySelector('div[aria-hidden]:not([hidden])')?.textContent;
const point = (type: string, selector: string, pointerType = 'mouse') =>
  get(selector).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));

it('shows the name of a control when the pointer rests on it', () => {
  point('pointerover', 'button');
  jest.advanceTimersByTime(299);
  expect(shown()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('Copy the code');
});

it('does not show it for a passing pointer', () => {
  point('pointerover', 'button');
  point('pointerover', 'i');
  jest.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

it('stays while the pointer is on it, and hides when it leaves', () => {
  point('pointerover', 'a');
  jest.advanceTimersByTime(300);
  point('pointerout', 'a');
  point('pointerenter', 'div[aria-hidden]');
  jest.advanceTimersByTime(1000);
  expect(shown()).toBe('Own page');
  point('pointerleave', 'div[aria-hidden]');
  jest.advanceTimersByTime(150);
  expect(shown()).toBeUndefined();
});

it('shows on a long press, but not on a tap', () => {
  point('pointerdown', 'a', 'touch');
  point('pointerup', 'a', 'touch');
  jest.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
  point('pointerdown', 'a', 'touch');
  jest.advanceTimersByTime(500);
  point('pointerup', 'a', 'touch');
  expect(shown()).toBe('Own page');
  jest.advanceTimersByTime(2000);
  expect(shown()).toBeUndefined();
});

it('does not show for a control whose menu is open', () => {
  get('button').setAttribute('aria-expanded', 'true');
  point('pointerover', 'button');
  jest.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

it('shows a notice for a while', () => {
  showNotice(get('button'), 'Code copied.');
  expect(shown()).toBe('Code copied.');
  jest.advanceTimersByTime(2000);
  expect(shown()).toBeUndefined();
});
