import { screen } from '@testing-library/react';
import { awaitPage } from './await-page';

const page = { status: 200 } as Response;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => {});
const probe = jest.fn<Promise<Response>, []>();

const note =
  '<div data-start-failed hidden><p>Before</p><button data-start-again>Try again</button></div>';
const line = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const words = () => document.querySelector('[data-start-failed]:not([hidden]) p')?.textContent;
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = note;
  probe.mockReset().mockImplementation(offline);
  Object.assign(globalThis, { fetch: probe });
  AbortSignal.timeout = () => new AbortController().signal;
});
afterEach(() => jest.useRealTimers());

it('shows no line for a page that comes soon, and one for a page that takes its time', async () => {
  let arrive = (_: Response) => {};
  const coming = awaitPage('/a.txt', () => new Promise((resolve) => (arrive = resolve)));
  await jest.advanceTimersByTimeAsync(399);
  expect(line()).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(line()).toBeInTheDocument();
  arrive(page);
  await expect(coming).resolves.toBe(page);
  expect(line()).toBeNull();
});

it('leaves a page that takes eight seconds to the browser', async () => {
  const coming = awaitPage('/a.txt', never);
  const failed = expect(coming).rejects.toThrow('8000 ms');
  await jest.advanceTimersByTimeAsync(8000);
  await failed;
  expect(probe).not.toHaveBeenCalled();
});

it('leaves a page to the browser that only cannot be had this way', async () => {
  probe.mockResolvedValue(page);
  await expect(awaitPage('/a.txt', offline)).rejects.toThrow('Failed to fetch');
  expect(words()).toBeUndefined();
});

it('says that the site cannot be reached, and goes on when it is asked to', async () => {
  const ask = jest.fn(offline);
  const coming = awaitPage('/a.txt', () =>
    ask.mock.calls.length > 1 ? Promise.resolve(page) : ask(),
  );
  await settle();
  expect(words()).toBe('The page did not load: the site cannot be reached.');
  screen.getByRole('button', { name: 'Try again' }).click();
  await settle();
  expect(words()).toBe('The page did not load: the site cannot be reached.');
  dispatchEvent(new Event('online'));
  await expect(coming).resolves.toBe(page);
  expect(words()).toBeUndefined();
  expect(document.querySelector('p')).toHaveTextContent('Before');
});

it('talks of the newest page only', async () => {
  const first = jest.fn();
  void awaitPage('/a.txt', offline).then(first, first);
  await settle();
  expect(words()).toBeDefined();
  await awaitPage('/b.txt', () => Promise.resolve(page));
  expect(words()).toBeUndefined();
  dispatchEvent(new Event('online'));
  await settle();
  expect(first).not.toHaveBeenCalled();
});
