import '@/lib/browser/scheduling/tasks.fixture';
import { stopRemovedExample } from './stop-removed-example';

beforeEach(() => {
  document.body.innerHTML = '<main><p></p><p></p></main><main><p></p></main>';
});

const examples = (main: Element | undefined) => [...(main?.querySelectorAll('p') ?? [])];
const pages = () => [...document.querySelectorAll('main')];
const nextTasks = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Removes a page and takes down what was on it. @returns the order in which its examples stopped */
function leave(main: Element | undefined, isRunning: boolean): number[] {
  const stopped: number[] = [];
  const gone = examples(main);
  main?.remove();
  gone.forEach((example, at) => stopRemovedExample(example, isRunning, () => stopped.push(at)));
  return stopped;
}

it('stops running examples after the next page is shown, and waiting ones immediately', async () => {
  const [first, second] = pages();
  const running = leave(first, true);
  expect(running).toEqual([]);
  expect(leave(second, false)).toEqual([0]);
  await nextTasks();
  expect(running).toEqual([0, 1]);
});

it('stops immediately when an overlay is open', () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="cdk-overlay-container"><i></i></div>');
  expect(leave(pages()[0], true)).toEqual([0, 1]);
});
