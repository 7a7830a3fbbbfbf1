import { screen } from '@testing-library/react';
import { sendSignal } from '@/lib/browser/page/signals';
import { type Retry, retryRequested, supersede } from './retry-requested';

const note = () => document.querySelector('[data-start-failed]:not([hidden]) p')?.textContent;
const settle = () => new Promise((resolve) => setTimeout(resolve));

let next: Retry;
const retry = jest.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<div data-start-failed hidden><p>Before</p><button data-start-again>Try again</button></div>';
  next = 'cancel';
  retry.mockReset();
  void retryRequested({ text: 'It failed.' }, () => next).then(retry);
});
afterEach(() => supersede());

it.each([
  ['somebody presses the button', () => screen.getByRole('button', { name: 'Try again' }).click()],
  ['the network is back', () => dispatchEvent(new Event('online'))],
])('shows a note, and retries when %s', async (_, act) => {
  expect(note()).toBe('It failed.');
  act();
  await settle();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(note()).toBeUndefined();
});

it.each([
  ['a navigation', () => sendSignal('navigated')],
  ['Back', () => dispatchEvent(new Event('popstate'))],
])('hides the note on another page, and retries when %s leads to it again', async (_, navigate) => {
  next = 'hide';
  navigate();
  expect(note()).toBeUndefined();
  next = 'retry';
  navigate();
  await settle();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('cancels when another page is shown or requested', async () => {
  sendSignal('navigated');
  expect(note()).toBeUndefined();
  dispatchEvent(new Event('online'));
  void retryRequested({ text: 'It failed.' }, () => next).then(retry);
  supersede();
  expect(note()).toBeUndefined();
  dispatchEvent(new Event('online'));
  await settle();
  expect(retry).not.toHaveBeenCalled();
});

it('detects that it is superseded', () => {
  const isSuperseded = supersede();
  expect(isSuperseded()).toBe(false);
  supersede();
  expect(isSuperseded()).toBe(true);
});
