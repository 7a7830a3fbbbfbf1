import { OtherBuildError } from '@/lib/browser/network/request';
import { reloadWithPresses } from './presses/kept-presses';
import { queuePresses } from './presses/press-queue';
import { reportStartFailure } from './start-failure';

jest.mock('./presses/kept-presses');
const retry = jest.fn();
const presses = queuePresses(() => undefined);
const note = () => document.querySelector<HTMLElement>('[data-start-failed]');
const newer = new OtherBuildError('newer');

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  presses.waiting.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<div data-start-failed hidden><p></p><button data-start-again></button></div><button id="a">';
});
afterAll(() => jest.restoreAllMocks());

const press = () => document.getElementById('a')?.click();
const tryAgain = () => note()?.querySelector('button')?.click();

it('shows nothing to someone who misses nothing', () => {
  reportStartFailure(new Error('offline'), presses, 'b1', retry);
  expect(note()).not.toBeVisible();
  expect(reloadWithPresses).not.toHaveBeenCalled();
});

it('shows a note when a press is waiting, and retries on request', () => {
  press();
  reportStartFailure(new Error('offline'), presses, 'b1', retry);
  expect(note()).toBeVisible();
  tryAgain();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('reloads a stale page once, and then on request', () => {
  press();
  reportStartFailure(newer, presses, 'b1', retry);
  expect(reloadWithPresses).toHaveBeenCalledTimes(1);
  reportStartFailure(newer, presses, 'b1', retry);
  expect(reloadWithPresses).toHaveBeenCalledTimes(1);
  tryAgain();
  expect(reloadWithPresses).toHaveBeenCalledTimes(2);
  expect(reloadWithPresses).toHaveBeenLastCalledWith(presses);
  expect(retry).not.toHaveBeenCalled();
});
