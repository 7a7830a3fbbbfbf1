import { type ElementPath, follow, pathTo } from './element-path';
import { trackPresses } from './unfinished-presses';

/** Input that came before the example was live. */
export interface InputQueue {
  /** Whether something has been pressed, and waits for its answer. */
  isPressed: () => boolean;
  /** Gives it to the live example: focus, typed text, and the last press. */
  release: () => void;
  /** Stops listening and forgets. */
  drop: () => void;
}

type Press =
  | { type: 'click'; path: ElementPath }
  | { type: 'key'; path: ElementPath; init: KeyboardEventInit };

interface State {
  press?: Press;
  /** Where focus was last. A loss that is reported because the element was replaced is ignored. */
  focus?: ElementPath;
  texts: Map<Element, { path: ElementPath; value: string }>;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Elements on which the browser itself turns keys into clicks or text. */
const native = 'a[href], button, input, textarea, select, summary';

/**
 * Keeps what people do to the pre-rendered example, which cannot answer yet.
 *
 * @param host holds the pre-rendered example, later the live one
 * @param onIntent called for every sign that someone wants to use it
 */
export function queueInput(host: HTMLElement, onIntent: () => void): InputQueue {
  const state: State = { texts: new Map() };
  const begun = trackPresses(host);
  // An abort signal takes many times as long, and a page that is left has many examples.
  const stops: (() => void)[] = [];
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K], path: ElementPath) => void,
  ) => {
    const hear = (event: HTMLElementEventMap[K]) => {
      if (event.target instanceof Element) listener(event, pathTo(event.target, host));
    };
    host.addEventListener(type, hear, true);
    stops.push(() => host.removeEventListener(type, hear, true));
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
  on('keydown', (event, path) => holdKey(event, path, state));
  on('input', ({ target }, path) => {
    if (isText(target)) state.texts.set(target, { path, value: target.value });
  });

  // Focus that was there before anything listened.
  const focused = document.activeElement;
  if (focused && focused !== host && host.contains(focused)) state.focus = pathTo(focused, host);
  const stop = () => stops.forEach((stop) => stop());
  return {
    isPressed: () => state.press !== undefined,
    drop: () => {
      stop();
      begun.drop();
    },
    release: () => {
      stop();
      giveTo(host, state);
      begun.finish((path) => click(follow(path, host)));
    },
  };
}

function holdKey(event: KeyboardEvent, path: ElementPath, state: State): void {
  if (event.key === 'Tab' || event.ctrlKey || event.metaKey) return;
  if (!(event.target instanceof Element) || event.target.matches(native)) return;
  event.preventDefault();
  /* eslint-disable @typescript-eslint/no-deprecated -- the library reads `keyCode` */
  const { key, code, keyCode, altKey, shiftKey } = event;
  // TypeScript no longer lists it in KeyboardEventInit.
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

function giveTo(host: HTMLElement, { focus, press, texts }: State): void {
  for (const { path, value } of texts.values()) {
    const control = follow(path, host);
    if (!isText(control)) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const focused = focus && follow(focus, host);
  // Focus that has moved elsewhere in the meantime is not taken back.
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
