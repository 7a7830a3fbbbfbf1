import { isTextControl, typeText } from '@/lib/browser/page/text-control';
import { type ElementPath, follow, pathTo } from './element-path';
import { completePress, watchPress } from './held-press';
import { type PointerPress, recordPress, replayPress } from './press';

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

/**
 * Queues input on a pre-rendered example, which cannot handle it yet.
 *
 * @param host contains the pre-rendered example, later the live one
 * @param onIntent called for every sign of intent to use the example, with whether it is a press
 */
export function queueInput(host: HTMLElement, onIntent: (isPress: boolean) => void): InputQueue {
  let press: { path: ElementPath; key?: KeyboardEventInit; pointer?: PointerPress } | undefined;
  /** The event in which the last press by a pointer began. */
  let pointer: PointerEvent | undefined;
  /** Path of the last focused element. Replacing that element does not reset it. */
  let focus: ElementPath | undefined;
  const texts = new Map<Element, { path: ElementPath; value: string }>();
  const heldPress = watchPress(host);
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
  on('pointerdown', (event, target, path) => {
    pointer = event;
    const isPress = event.button === 0 && !target.closest(':disabled');
    heldPress.begin(isPress ? { path, pointer: recordPress(event, target, event) } : undefined);
    onIntent(true);
  });
  on('focusin', (_, __, path) => {
    focus = path;
    onIntent(false);
  });
  on('click', (event, target, path) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    press = { path };
    // A click by a key or a script has no `detail`.
    if (event.detail > 0) {
      press.pointer = recordPress(event, target, pointer);
      // The press may have taken the focus away.
      if (!host.contains(document.activeElement)) focus = undefined;
    }
    onIntent(true);
  });
  on('submit', (event) => event.preventDefault());
  on('keydown', (event, target, path) => {
    heldPress.begin(event.key === ' ' && target.matches(pressedBySpace) ? { path } : undefined);
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
      heldPress.begin();
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
      const moveFocus = () => {
        if (target instanceof HTMLElement && isFree) target.focus({ preventScroll: true });
      };
      const pressed = press && follow(press.path, host);
      if (pressed && press?.pointer) replayPress(pressed, press.pointer, moveFocus);
      else {
        moveFocus();
        if (press?.key) pressed?.dispatchEvent(new KeyboardEvent('keydown', press.key));
        else if (pressed) click(pressed);
      }
      heldPress.report(({ path, pointer }) => {
        const element = follow(path, host);
        if (pointer) completePress(element, pointer);
        else click(element);
      });
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
