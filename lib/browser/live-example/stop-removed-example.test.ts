import '@/lib/browser/scheduling/tasks.fixture';
import { waitFor } from '@testing-library/react';
import { enableSheetCopies } from './sheet-copies';
import { stopRemovedExample } from './stop-removed-example';

jest.mock('./sheet-copies');

beforeEach(() => {
  jest.mocked(enableSheetCopies).mockReset();
  document.body.innerHTML = '<main><p></p><p></p></main><main><p></p></main>';
});

const examples = (main: Element | undefined) => [...(main?.querySelectorAll('p') ?? [])];
const pages = () => [...document.querySelectorAll('main')];

/** Removes a page and takes down what was on it. @returns the order in which its examples stopped */
function leave(main: Element | undefined, isRunning: boolean): number[] {
  const stopped: number[] = [];
  const gone = examples(main);
  main?.remove();
  gone.forEach((example, at) => stopRemovedExample(example, isRunning, () => stopped.push(at)));
  return stopped;
}

it('checks for overlays once for all examples that are removed together', async () => {
  const [first, second] = pages();
  leave(first, true);
  expect(enableSheetCopies).toHaveBeenCalledTimes(1);
  const last = leave(second, true);
  expect(enableSheetCopies).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(last).toEqual([0]));
});

it('stops running examples after the next page is shown, and waiting ones immediately', async () => {
  const [first, second] = pages();
  const running = leave(first, true);
  expect(running).toEqual([]);
  expect(leave(second, false)).toEqual([0]);
  await waitFor(() => expect(running).toEqual([0, 1]));
});

it('stops immediately when an overlay is open', () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="cdk-overlay-container"><i></i></div>');
  expect(leave(pages()[0], true)).toEqual([0, 1]);
});
