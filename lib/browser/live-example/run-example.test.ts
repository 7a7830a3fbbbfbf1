import { hooks } from '@/lib/design/hooks';
import { loadRuntime } from './load-runtime';
import { runExample } from './run-example';

jest.mock('./load-runtime');
jest.mock('./fetch-modules', () => ({ prefetchModules: () => Promise.resolve() }));
jest.mock('./when-near', () => ({
  whenNear: (_: Element, __: number, callback: () => void) => {
    queueMicrotask(callback);
    return () => undefined;
  },
}));
jest.mock('@/lib/browser/scheduling/when-idle', () => ({
  whenIdle: (callback: () => void) => queueMicrotask(callback),
}));

const settled = () => new Promise((resolve) => setTimeout(resolve));
const setInputs = () => undefined;
const live = { unmount: () => undefined, setInputs, setDirection: () => undefined };

function run(html: string) {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.replaceChildren(host);
  const onLive = jest.fn();
  jest.mocked(loadRuntime).mockResolvedValue({ mount: () => Promise.resolve(live) });
  const stop = new AbortController();
  runExample(
    { id: 'a', runtime: '/live/runtime.js', modules: [] },
    {
      host,
      immediately: false,
      signal: stop.signal,
      connection: () => ({ inputs: {}, direction: 'ltr', onOutput: () => undefined }),
      onUsed: () => undefined,
      onLive,
      onFailed: (error) => {
        throw error;
      },
    },
  );
  return { onLive, stop };
}

it('leaves a pre-rendered example alone until the visitor interacts', async () => {
  const { onLive } = run('<p>pre-rendered</p>');
  await settled();
  expect(onLive).not.toHaveBeenCalled();
});

it('starts an example of which nothing is shown yet without an interaction', async () => {
  const { onLive } = run(`<div ${hooks.clientOnly}></div>`);
  await settled();
  expect(onLive).toHaveBeenCalledWith(live);
});

it('does not start one whose page is gone', async () => {
  const { onLive, stop } = run(`<div ${hooks.clientOnly}></div>`);
  stop.abort();
  await settled();
  expect(onLive).not.toHaveBeenCalled();
});
