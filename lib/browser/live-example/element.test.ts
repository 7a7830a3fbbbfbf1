import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endMark } from '@/lib/browser/network/whole-files';
import { exampleOutputEvent } from './contract';
import { defineLiveExample } from './element';
import { importModule } from './import-module';
import type { Connection, ExampleInputs, Runtime } from './load-runtime';
import { openQueue } from './start-queue';

jest.mock('./import-module');
const load = jest.mocked(importModule);
const fetchFile = jest.fn<Promise<Response>, [string]>();
const answer = () => Promise.resolve(new Response(endMark));

let near: () => void;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockReset();
  fetchFile.mockReset().mockImplementation(() => answer());
  Object.assign(globalThis, { fetch: fetchFile });
  window.requestIdleCallback = (callback) => window.setTimeout(callback, 0);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      near = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
    takeRecords = () => [];
  };
});
afterEach(() => jest.restoreAllMocks());

/** A runtime that shows its example's id, and a log of its calls. */
function fakeRuntime() {
  const log: string[] = [];
  const turned: string[] = [];
  const given: ExampleInputs[] = [];
  const emit: Connection['onOutput'][] = [];
  const mount: Runtime['mount'] = async (id, host, connection) => {
    const { inputs, onOutput } = connection ?? { inputs: {}, onOutput: () => {} };
    log.push('mount');
    given.push(inputs);
    emit.push(onOutput);
    host.innerHTML = `<div><button>live ${id}</button></div>`;
    return {
      setInputs: (values) => void given.push(values),
      setDirection: (direction) => void turned.push(direction),
      unmount: () => void log.push('unmount'),
    };
  };
  return { log, turned, given, emit, module: { mount } };
}

/** Runs an example until it is live. */
async function renderLive() {
  const runtime = fakeRuntime();
  load.mockResolvedValue(runtime.module);
  const { unmount } = render();
  near();
  await screen.findByText('live a');
  return { ...runtime, unmount, element: document.querySelector('live-example') };
}

/** Puts the server's markup into the page. */
function render(id = 'a') {
  document.body.innerHTML = `<live-example example="${id}" runtime="/live/main-${id}.js" modules="${id}">
    <div class="live-host" data-live-host><div><button>early</button></div></div>
    <div role="alert" data-example-failed hidden><p>This example did not load.</p><button data-retry-example>Try again</button></div>
  </live-example>`;
  return { unmount: () => document.body.replaceChildren() };
}

defineLiveExample();
openQueue();

describe('the live-example element', () => {
  it('says that it is loading to somebody who presses, not to somebody who passes', async () => {
    const { module } = fakeRuntime();
    let arrive = (_: unknown) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    render();
    const stage = document.querySelector('live-example');
    await userEvent.hover(screen.getByText('early'));
    expect(stage).not.toHaveAttribute('aria-busy');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText('early') });
    expect(stage).toHaveAttribute('aria-busy', 'true');
    arrive(module);
    await settled();
    expect(stage).not.toHaveAttribute('aria-busy');
  });

  it('returns focus to the button when it fails again', async () => {
    fetchFile.mockRejectedValue(new Error('offline'));
    render('c');
    near();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  });

  it('fails when the file is something else', async () => {
    load.mockResolvedValue({ default: 1 });
    render();
    near();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('unmounts with the page', async () => {
    const { log, unmount } = await renderLive();
    unmount();
    // The next page is shown first.
    expect(log).toEqual(['mount']);
    await waitFor(() => expect(log).toEqual(['mount', 'unmount']));
  });

  it('never starts when it is removed before it has loaded', async () => {
    const { module, log } = fakeRuntime();
    let arrive = (_: unknown) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { unmount } = render();
    near();
    await waitFor(() => expect(load).toHaveBeenCalled());
    unmount();
    arrive(module);
    await settled();
    expect(log).toEqual([]);
  });

  it('runs again when its element is moved', async () => {
    const { log, element } = await renderLive();
    const section = document.createElement('section');
    document.body.append(section);
    if (element) section.append(element);
    near();
    await waitFor(() => expect(log).toEqual(['mount', 'unmount', 'mount']));
  });

  it('dispatches an event when the example emits', async () => {
    const { emit } = await renderLive();
    const heard = jest.fn();
    document.body.addEventListener(exampleOutputEvent, ({ detail }) => {
      heard(detail);
    });
    emit[0]?.('change', 3);
    expect(heard.mock.calls).toEqual([[{ name: 'change', value: 3 }]]);
  });

  it('starts with its inputs and direction, and updates them without a restart', async () => {
    const { module, log, turned, given } = fakeRuntime();
    load.mockResolvedValue(module);
    render();
    const element = document.querySelector('live-example');
    element?.setAttribute('inputs', '{"label":"early"}');
    element?.setAttribute('dir', 'rtl');
    near();
    await screen.findByText('live a');
    expect([given[0], turned]).toEqual([{ label: 'early' }, ['rtl']]);
    element?.setAttribute('inputs', '{"label":"late"}');
    element?.removeAttribute('dir');
    expect([given.at(-1), turned]).toEqual([{ label: 'late' }, ['rtl', 'ltr']]);
    expect(log).toEqual(['mount']);
  });
});

describe('a deferred stage', () => {
  const stageFile = (value: unknown, status = 200) =>
    Promise.resolve(new Response(JSON.stringify(value), { status }));
  const fetchStage = jest.fn<Promise<Response>, [string]>();
  const filled = {
    html: '<div><button>filled</button></div>',
    modules: 'late',
    sheets: '/live/late.css',
  };

  beforeEach(() => {
    fetchStage.mockReset();
    const fetch = (url: string) => (url.includes('/stages/') ? fetchStage(url) : answer());
    Object.assign(globalThis, { fetch, CSS: { supports: () => true } });
  });

  function renderLate() {
    document.head.innerHTML = '<link rel="stylesheet" href="/live/late.css">';
    document.body.innerHTML = `<live-example example="b" runtime="/live/main.js" data-deferred-stage="/live/stages/b.json?v=1">
      <div class="live-host" data-live-host></div>
      <div role="alert" data-example-failed hidden><p>This example did not load.</p><button data-retry-example>Try again</button></div>
    </live-example>`;
    return document.querySelector('live-example');
  }

  it.each([
    ['does not arrive', () => Promise.reject(new Error('offline'))],
    ['is missing', () => stageFile({}, 404)],
    ['is something else', () => stageFile({ html: 3 })],
  ])('shows a note when its file %s, and retries', async (_, failure) => {
    const { module } = fakeRuntime();
    load.mockResolvedValue(module);
    fetchStage.mockImplementationOnce(failure).mockReturnValueOnce(stageFile(filled));
    renderLate();
    near();
    expect(await screen.findByRole('alert')).toHaveTextContent('This example did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('live b')).toBeInTheDocument();
  });

  it('stays empty until its stylesheet has loaded', async () => {
    fetchStage.mockReturnValue(stageFile(filled));
    renderLate();
    document.head.innerHTML = '';
    near();
    await settled();
    expect(screen.queryByText('filled')).not.toBeInTheDocument();
    const link = document.querySelector('link[href="/live/late.css"]');
    Object.defineProperty(link, 'sheet', { value: { cssRules: [{}] } });
    link?.dispatchEvent(new Event('load'));
    expect(await screen.findByText('filled')).toBeInTheDocument();
  });

  it('is not filled when it is removed before its file has loaded', async () => {
    let arrive = (_: Response) => {};
    fetchStage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const element = renderLate();
    near();
    document.body.replaceChildren();
    arrive(await stageFile(filled));
    await settled();
    expect(element?.querySelector('button')).toHaveTextContent('Try again');
    expect(load).not.toHaveBeenCalled();
  });
});
