import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hook } from '@/lib/design/hooks';
import { importModule } from './import-module';
import { LiveExample } from './live-example';

jest.mock('./import-module');
const load = jest.mocked(importModule);

let near: () => void;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockReset();
  window.requestIdleCallback = (callback) => window.setTimeout(callback, 0);
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

/** A runtime that shows its example's id, and what it was asked to do. */
function fakeRuntime() {
  const log: string[] = [];
  const mount = async (id: string, host: HTMLElement) => {
    log.push('mount');
    host.innerHTML = `<div><button>live ${id}</button></div>`;
    return () => void log.push('unmount');
  };
  return { log, module: { mount } };
}

const example = (
  <LiveExample id="a" runtime="/live/main.js" modules={['/live/a.js']}>
    <div {...hook('liveHost')}>
      <div>
        <button>early</button>
      </div>
    </div>
  </LiveExample>
);

describe('LiveExample', () => {
  it('loads nothing before the example is near', () => {
    render(example);
    expect(screen.getByText('early')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('comes alive when it is near', async () => {
    const { module } = fakeRuntime();
    load.mockResolvedValue(module);
    render(example);
    near();
    expect(await screen.findByText('live a')).toBeInTheDocument();
    expect(document.head.querySelector('link[href="/live/a.js"]')).not.toBeNull();
  });

  it('comes alive at once when it is used, and answers that press', async () => {
    const { module } = fakeRuntime();
    let arrive = (_: unknown) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    render(example);
    const heard = jest.fn();
    document.addEventListener('click', ({ target }) => heard((target as Element).textContent));
    await userEvent.click(screen.getByText('early'));
    expect(heard).not.toHaveBeenCalled();
    await act(async () => arrive(module));
    expect(heard.mock.calls).toEqual([['live a']]);
  });

  it('says when it fails, and tries again for real', async () => {
    const { module } = fakeRuntime();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(module);
    render(example);
    near();
    expect(await screen.findByRole('alert')).toHaveTextContent('This example did not load.');
    expect(screen.getByText('early')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('live a')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails when the file is something else', async () => {
    load.mockResolvedValue({ default: 1 });
    render(example);
    near();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('unmounts with the page', async () => {
    const { module, log } = fakeRuntime();
    load.mockResolvedValue(module);
    const { unmount } = render(example);
    near();
    await screen.findByText('live a');
    unmount();
    expect(log).toEqual(['mount', 'unmount']);
  });

  it('never starts when the page goes before it has loaded', async () => {
    const { module, log } = fakeRuntime();
    let arrive = (_: unknown) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { unmount } = render(example);
    near();
    await waitFor(() => expect(load).toHaveBeenCalled());
    unmount();
    await act(async () => arrive(module));
    expect(log).toEqual([]);
  });

  it('lives once in strict mode', async () => {
    const { module, log } = fakeRuntime();
    load.mockResolvedValue(module);
    render(<StrictMode>{example}</StrictMode>);
    near();
    await screen.findByText('live a');
    expect(log).toEqual(['mount']);
  });
});
