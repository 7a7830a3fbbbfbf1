import { type ElementPath, follow, pathTo } from './element-path';
import { trackPresses } from './unfinished-presses';

/** Input on a pre-rendered example, before it is live. */
export interface InputQueue {
  /** Whether a press is queued. */
  isPressed: () => boolean;
  /** Replays focus, typed text and the last press on the live example. */
  replay: () => void;
  /** Stops listening and discards the input. */
  discard: () => void;
}

type Press =
  | { type: 'click'; path: ElementPath }
  | { type: 'key'; path: ElementPath; init: KeyboardEventInit };

interface State {
  press?: Press;
  /** Path of the last focused element. Replacing that element does not reset it. */
  focus?: ElementPath;
  texts: Map<Element, { path: ElementPath; value: string }>;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Elements for which the browser turns keys into clicks or text. */
const native = 'a[href], button, input, textarea, select, summary';

/**
 * Queues input on a pre-rendered example, which cannot handle it yet.
 *
 * @param host contains the pre-rendered example, later the live one
 * @param onIntent called for every sign of intent to use the example
 */
export function queueInput(host: HTMLElement, onIntent: () => void): InputQueue {
  const state: State = { texts: new Map() };
  const unfinished = trackPresses(host);
  // Removing listeners by an abort signal is many times slower, and a page may have many examples.
  const stops: (() => void)[] = [];
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K], path: ElementPath) => void,
  ) => {
    const onEvent = (event: HTMLElementEventMap[K]) => {
      if (event.target instanceof Element) listener(event, pathTo(event.target, host));
    };
    host.addEventListener(type, onEvent, true);
    stops.push(() => host.removeEventListener(type, onEvent, true));
  };

  on('pointerenter', onIntent);
  on('pointerdown', onIntent);
  on('focusin', (_, path) => {
    state.focus = path;
    onIntent();
  });
  on('click', (event, path) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    state.press = { type: 'click', path };
    onIntent();
  });
  on('submit', (event) => event.preventDefault());
  on('keydown', (event, path) => queueKey(event, path, state));
  on('input', ({ target }, path) => {
    if (isText(target)) state.texts.set(target, { path, value: target.value });
  });

  // The focus may have been inside before the listeners were added.
  const focused = document.activeElement;
  if (focused && focused !== host && host.contains(focused)) state.focus = pathTo(focused, host);
  const stop = () => stops.forEach((stop) => stop());
  return {
    isPressed: () => state.press !== undefined,
    discard: () => {
      stop();
      unfinished.discard();
    },
    replay: () => {
      stop();
      replayOn(host, state);
      unfinished.finish((path) => click(follow(path, host)));
    },
  };
}

function queueKey(event: KeyboardEvent, path: ElementPath, state: State): void {
  if (event.key === 'Tab' || event.ctrlKey || event.metaKey) return;
  if (!(event.target instanceof Element) || event.target.matches(native)) return;
  event.preventDefault();
  /* eslint-disable @typescript-eslint/no-deprecated -- the library reads `keyCode` */
  const { key, code, keyCode, altKey, shiftKey } = event;
  // Missing in TypeScript's KeyboardEventInit.
  const init: KeyboardEventInit & { keyCode: number } = { key, code, keyCode, altKey, shiftKey };
  /* eslint-enable @typescript-eslint/no-deprecated */
  state.press = { type: 'key', path, init: { ...init, bubbles: true, cancelable: true } };
}

function isText(target: EventTarget | null): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type))
  );
}

function replayOn(host: HTMLElement, { focus, press, texts }: State): void {
  for (const { path, value } of texts.values()) {
    const control = follow(path, host);
    if (!isText(control)) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const focused = focus && follow(focus, host);
  // Focus that has moved elsewhere in the meantime stays there.
  const isFree = !document.activeElement || document.activeElement === document.body;
  if (focused instanceof HTMLElement && isFree) focused.focus({ preventScroll: true });
  if (press?.type === 'key') {
    follow(press.path, host).dispatchEvent(new KeyboardEvent('keydown', press.init));
  } else if (press) {
    click(follow(press.path, host));
  }
}

function click(element: Element): void {
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
