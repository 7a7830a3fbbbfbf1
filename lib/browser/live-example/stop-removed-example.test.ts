import { stopRemovedExample } from './stop-removed-example';

/** @returns whether an example stops immediately */
function stopsAtOnce(isRunning: boolean): boolean {
  const stop = jest.fn();
  stopRemovedExample(isRunning, stop);
  const isStopped = stop.mock.calls.length > 0;
  jest.runAllTimers();
  expect(stop).toHaveBeenCalledTimes(1);
  return isStopped;
}

it('stops running examples after the next page is shown, but waiting ones and overlays at once', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div class="cdk-overlay-container"></div>';
  expect(stopsAtOnce(true)).toBe(false);
  expect(stopsAtOnce(false)).toBe(true);
  document.body.innerHTML = '<div class="cdk-overlay-container"><i></i></div>';
  expect(stopsAtOnce(true)).toBe(true);
});
