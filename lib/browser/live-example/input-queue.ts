import { isTextControl, typeText } from '@/lib/browser/page/text-control';
import { type ElementPath, follow, pathTo } from './element-path';

/** Input on a pre-rendered example, before it is live. */
export interface InputQueue {
  /** Whether a press is queued. */
  isPressed: () => boolean;
  /** Replays focus, typed text and the last press on the live example, and completes a press that has begun. */
  replay: () => void;
  /** Stops listening and discards the input. */
  discard: () => void;
}

/** Elements for which the browser turns keys into clicks or text. */
const native = 'a[href], button, input, textarea, select, summary';
/** Elements for which the browser dispatches a click when the space bar is released. */
const pressedBySpace =
  'button, summary, [type=checkbox], [type=radio], [type=button], [type=submit], [type=reset]';

const isKey = (event: Event): event is KeyboardEvent => event instanceof KeyboardEvent;

/**
 * Queues input on a pre-rendered example, which cannot handle it yet.
 *
 * @param host contains the pre-rendered example, later the live one
 * @param onIntent called for every sign of intent to use the example, with whether it is a press
 */
export function queueInput(host: HTMLElement, onIntent: (isPress: boolean) => void): InputQueue {
  let press: { path: ElementPath; key?: KeyboardEventInit } | undefined;
  /** Path of the last focused element. Replacing that element does not reset it. */
  let focus: ElementPath | undefined;
  const texts = new Map<Element, { path: ElementPath; value: string }>();
  const endOfPress = watchPress(host);
  // Removing listeners by an abort signal is many times slower, and a page may have many examples.
  const stops: (() => void)[] = [];
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K], target: Element, path: ElementPath) => void,
  ) => {
    const onEvent = (event: HTMLElementEventMap[K]) => {
      const { target } = event;
      if (target instanceof Element) listener(event, target, pathTo(target, host));
    };
    host.addEventListener(type, onEvent, true);
    stops.push(() => host.removeEventListener(type, onEvent, true));
  };

  on('pointerenter', () => onIntent(false));
  on('pointerdown', (event, _, path) => {
    endOfPress.begin(event.button === 0 ? path : undefined, false);
    onIntent(true);
  });
  on('focusin', (_, __, path) => {
    focus = path;
    onIntent(false);
  });
  on('click', (event, _, path) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    press = { path };
    onIntent(true);
  });
  on('submit', (event) => event.preventDefault());
  on('keydown', (event, target, path) => {
    endOfPress.begin(event.key === ' ' && target.matches(pressedBySpace) ? path : undefined, true);
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey || target.matches(native)) return;
    event.preventDefault();
    press = { path, key: copyOf(event) };
  });
  on('input', (_, target, path) => {
    if (isTextControl(target)) texts.set(target, { path, value: target.value });
  });

  // The focus may have been inside before the listeners were added.
  const focused = document.activeElement;
  if (focused && focused !== host && host.contains(focused)) focus = pathTo(focused, host);
  const stop = () => stops.forEach((stop) => stop());
  return {
    isPressed: () => press !== undefined,
    discard: () => {
      stop();
      endOfPress.begin(undefined, false);
    },
    replay: () => {
      stop();
      for (const { path, value } of texts.values()) {
        const control = follow(path, host);
        if (isTextControl(control)) typeText(control, value);
      }
      const target = focus && follow(focus, host);
      // Focus that has moved elsewhere in the meantime stays there.
      const isFree = !document.activeElement || document.activeElement === document.body;
      if (target instanceof HTMLElement && isFree) target.focus({ preventScroll: true });
      const pressed = press && follow(press.path, host);
      if (press?.key) pressed?.dispatchEvent(new KeyboardEvent('keydown', press.key));
      else if (pressed) click(pressed);
      endOfPress.report((path) => click(follow(path, host)));
    },
  };
}

/**
 * Watches presses whose element may be replaced before they end: the browser then dispatches no click.
 *
 * @param host contains the pressed elements, and later their replacements
 */
function watchPress(host: HTMLElement) {
  const types = ['pointerup', 'pointercancel', 'keyup'] as const;
  let current: { path: ElementPath; byKey: boolean } | undefined;
  let report: (path: ElementPath) => void = () => undefined;
  const begin = (path: ElementPath | undefined, byKey: boolean) => {
    current = path && { path, byKey };
    // Only during a press, because a page may have many hosts.
    for (const type of types) {
      if (path) document.addEventListener(type, onEnd, true);
      else document.removeEventListener(type, onEnd, true);
    }
  };
  const onEnd = (event: PointerEvent | KeyboardEvent) => {
    if (current?.byKey !== isKey(event) || (isKey(event) && event.key !== ' ')) return;
    const { path } = current;
    begin(undefined, false);
    // `keyup` is sent to the focused element, which may have been replaced.
    const isHere = isKey(event) || (event.target instanceof Node && host.contains(event.target));
    if (isHere && event.type !== 'pointercancel') report(path);
  };
  return {
    /** Records where a press begins; `undefined` forgets the current one. */
    begin,
    /** Calls back from now on when a press ends within the host. */
    report: (callback: typeof report) => {
      report = callback;
    },
  };
}

function copyOf(event: KeyboardEvent): KeyboardEventInit {
  /* eslint-disable @typescript-eslint/no-deprecated -- the library reads `keyCode` */
  const { key, code, keyCode, altKey, shiftKey } = event;
  // Missing in TypeScript's KeyboardEventInit.
  const init: KeyboardEventInit & { keyCode: number } = { key, code, keyCode, altKey, shiftKey };
  /* eslint-enable @typescript-eslint/no-deprecated */
  return { ...init, bubbles: true, cancelable: true };
}

function click(element: Element): void {
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
