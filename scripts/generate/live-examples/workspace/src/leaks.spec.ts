/*
 * Mounts and unmounts every example twice, as the site does. What the first time leaves is the
 * platform's own; the second time must leave nothing: no timer, no listener on the page, no element.
 */
import { mount } from './main';
import { examples } from './registry';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** One in so many is tried with all other tests; `npm run test:leaks` tries all of them. */
const step = process.env['EVERY_EXAMPLE'] === undefined ? 12 : 1;
const tried = Object.keys(examples).filter((_, index) => index % step === 0);

/** How long a timer that ends by itself may go on after its example has gone. */
const patience = 3000;

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
  // Frames are timers here, so that a loop of them is seen and none is waited for.
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) =>
    globalThis.setTimeout(() => run(performance.now())),
  );
  vi.stubGlobal('cancelAnimationFrame', clear);
}

/** What outlives an example: its listeners here stay when its elements have gone. */
const targets = new Map<EventTarget, string>([
  [window, 'window'],
  [document, 'document'],
  [document.documentElement, 'html'],
  [document.body, 'body'],
]);
const numbers = new WeakMap<object, number>();
let seen = 0;

/** A name for one registration; the browser keeps equal ones once. */
function keyOf(
  target: EventTarget,
  type: string,
  listener: object,
  options?: boolean | EventListenerOptions,
): string {
  if (!numbers.has(listener)) numbers.set(listener, seen++);
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

/** Mounts an example in a host of its own and takes it away again. */
async function visit(id: string): Promise<void> {
  const host = document.createElement('div');
  document.body.append(host);
  const mounted = await mount(id, host);
  expect(host.querySelector(`${id}-example`)).not.toBeNull();
  mounted.unmount();
  host.remove();
}

/** Waits for timers that end by themselves. */
async function timersEnd(): Promise<void> {
  const end = performance.now() + patience;
  while (timers.size > 0 && performance.now() < end) {
    await new Promise((resolve) => later(resolve, 5));
  }
}

/** How many listeners of each kind the page has. */
function listenersNow(): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const key of listeners.keys()) {
    const kind = key.split(' ').slice(0, 2).join(' ');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function elementsNow(): string[] {
  return [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

describe('Examples that were mounted and unmounted', () => {
  beforeAll(() => {
    watchTimers();
    watchListeners();
    window.matchMedia ??= vi.fn((media: string) =>
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

  it('are all there', () => {
    expect(Object.keys(examples).length).toBeGreaterThan(100);
  });

  it.each(tried)(
    'leave nothing: %s',
    async (id) => {
      await visit(id);
      const before = { listeners: listenersNow(), elements: elementsNow() };
      timers.clear();
      await visit(id);
      await timersEnd();
      expect(timers.size).toBe(0);
      timers.clear();
      expect({ listeners: listenersNow(), elements: elementsNow() }).toEqual(before);
    },
    15_000,
  );
});
