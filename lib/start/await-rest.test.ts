import { screen } from '@testing-library/react';
import { awaitRest } from './await-rest';
import { sendSignal } from './signals';

const note =
  '<div data-start-failed hidden><p>Before</p><button data-start-again>Try again</button></div>';
const words = () => document.querySelector('[data-start-failed]:not([hidden]) p')?.textContent;
const said = 'The rest of this page did not load.';
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Waits for the rest of the page that is open, which fails so many times. */
function wait(failures: number, failure: Error = new TypeError('Failed to fetch')) {
  const ask = jest.fn(() => Promise.resolve('rest'));
  for (let count = 0; count < failures; count++) ask.mockRejectedValueOnce(failure);
  return { ask, rest: awaitRest('/a', ask) };
}

beforeEach(() => {
  document.body.innerHTML = note;
  history.replaceState(null, '', '/a');
});

describe('the rest of a page', () => {
  it('is asked for once more without a word', async () => {
    const { ask, rest } = wait(1);
    await expect(rest).resolves.toBe('rest');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(words()).toBeUndefined();
  });

  it.each([
    ['someone asks', () => screen.getByRole('button', { name: 'Try again' }).click()],
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the page is shown again', () => sendSignal('navigated')],
    ['one goes back to it', () => dispatchEvent(new Event('popstate'))],
  ])('is missed in words, and asked for again when %s', async (_, again) => {
    const { ask, rest } = wait(2);
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(words()).toBe(said);
    again();
    await expect(rest).resolves.toBe('rest');
    expect(words()).toBeUndefined();
  });

  it('is not asked for twice when it took too long', async () => {
    const { ask } = wait(1, new DOMException('took too long', 'TimeoutError'));
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(words()).toBe(said);
  });

  it('is missed by nobody on another page, and asked for when one comes back', async () => {
    const { ask, rest } = wait(2);
    await settle();
    history.replaceState(null, '', '/b');
    sendSignal('navigated');
    await settle();
    expect(words()).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(2);
    history.replaceState(null, '', '/a');
    sendSignal('navigated');
    await expect(rest).resolves.toBe('rest');
  });
});
