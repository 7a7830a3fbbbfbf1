/*
 * Mounts and unmounts every example twice, as the site does. The first time may leave listeners and elements
 * of the platform. The second time must leave nothing: no timer, no listener on the page, no element.
 */
import { mount } from './main';
import { examples } from './registry';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** By default, every twelfth example is tested. `npm run test:leaks` tests all of them. */
const step = process.env['EVERY_EXAMPLE'] === undefined ? 12 : 1;
const testedIds = Object.keys(examples).filter((_, index) => index % step === 0);

/** Milliseconds to wait after unmounting for timers that end by themselves. */
const timerTimeout = 3000;

const timers = new Set<unknown>();
const listeners = new Map<string, number>();
const { setTimeout: later, setInterval: repeat, clearTimeout: stop } = globalThis;

function watchTimers(): void {
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const timer = later(() => {
      timers.delete(timer);
      run(...args);
    }, ms);
    timers.add(timer);
    return timer;
  });
  vi.stubGlobal('setInterval', (run: () => void, ms = 0, ...args: unknown[]) => {
    const timer = repeat(run, ms, ...args);
    timers.add(timer);
    return timer;
  });
  const clear = (timer: Parameters<typeof stop>[0]) => {
    timers.delete(timer);
    stop(timer);
  };
  vi.stubGlobal('clearTimeout', clear);
  vi.stubGlobal('clearInterval', clear);
  // Animation frames become timers, so that a loop of them is detected, and so that no frame is needed.
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) =>
    globalThis.setTimeout(() => run(performance.now())),
  );
  vi.stubGlobal('cancelAnimationFrame', clear);
}

/** Event targets that outlive an example, so that its listeners there would leak. */
const targets = new Map<EventTarget, string>([
  [window, 'window'],
  [document, 'document'],
  [document.documentElement, 'html'],
  [document.body, 'body'],
]);
const numbers = new WeakMap<object, number>();
let nextNumber = 0;

/** A key for a listener registration. The browser ignores a second registration with the same key. */
function keyOf(
  target: EventTarget,
  type: string,
  listener: object,
  options?: boolean | EventListenerOptions,
): string {
  if (!numbers.has(listener)) numbers.set(listener, nextNumber++);
  const capture = typeof options === 'object' ? options.capture === true : options === true;
  return `${targets.get(target)} ${type} ${capture} ${numbers.get(listener)}`;
}

function watchListeners(): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    if (listener && targets.has(target)) listeners.set(keyOf(target, type, listener, options), 1);
    add.call(target, type, listener, options);
  });
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    if (listener && targets.has(target)) listeners.delete(keyOf(target, type, listener, options));
    remove.call(target, type, listener, options);
  });
}

/** Mounts an example in a new host and unmounts it again. */
async function mountAndUnmount(id: string): Promise<void> {
  const host = document.createElement('div');
  document.body.append(host);
  const mounted = await mount(id, host);
  expect(host.querySelector(`${id}-example`)).not.toBeNull();
  mounted.unmount();
  host.remove();
}

/** Waits until all timers have ended, or until the timeout. */
async function waitForTimers(): Promise<void> {
  const end = performance.now() + timerTimeout;
  while (timers.size > 0 && performance.now() < end) {
    await new Promise((resolve) => later(resolve, 5));
  }
}

/** The number of listeners on the page, by target and event type. */
function countListeners(): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const key of listeners.keys()) {
    const kind = key.split(' ').slice(0, 2).join(' ');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function listElements(): string[] {
  return [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

describe('mounting and unmounting examples', () => {
  beforeAll(() => {
    watchTimers();
    watchListeners();
    // Removed again at the end: other tests say that jsdom has none.
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: false,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
  });

  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('finds all examples', () => {
    expect(Object.keys(examples).length).toBeGreaterThan(100);
  });

  it.each(testedIds)(
    'leaves nothing behind: %s',
    async (id) => {
      await mountAndUnmount(id);
      const before = { listeners: countListeners(), elements: listElements() };
      timers.clear();
      await mountAndUnmount(id);
      await waitForTimers();
      expect(timers.size).toBe(0);
      timers.clear();
      expect({ listeners: countListeners(), elements: listElements() }).toEqual(before);
    },
    15_000,
  );
});
