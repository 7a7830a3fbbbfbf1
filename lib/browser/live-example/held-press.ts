import { tapTimeout } from '@/lib/browser/timeouts';
import type { ElementPath } from './element-path';
import { type PointerPress, pressOn } from './press';

/** A press that has begun; without a pointer, by the space bar. */
interface HeldPress {
  path: ElementPath;
  pointer?: PointerPress;
}

/**
 * Watches presses whose element may be replaced before they end: the browser then dispatches no click.
 *
 * @param host contains the pressed elements, and later their replacements
 */
export function watchPress(host: HTMLElement) {
  const types = ['pointerup', 'pointercancel', 'keyup'] as const;
  let current: HeldPress | undefined;
  let report: (press: HeldPress) => void = () => undefined;
  const begin = (press?: HeldPress) => {
    current = press;
    // Only during a press, because a page may have many hosts.
    for (const type of types) {
      if (press) document.addEventListener(type, onEnd, true);
      else document.removeEventListener(type, onEnd, true);
    }
  };
  const onEnd = (event: PointerEvent | KeyboardEvent) => {
    const isKey = event instanceof KeyboardEvent;
    if (!current || !current.pointer !== isKey || (isKey && event.key !== ' ')) return;
    const press = current;
    begin();
    // `keyup` is sent to the focused element, which may have been replaced.
    const isHere = isKey || (event.target instanceof Node && host.contains(event.target));
    if (isHere && event.type !== 'pointercancel') report(press);
  };
  return {
    /** Records where a press begins; without a press, forgets the current one. */
    begin,
    /** Calls back from now on when a press ends within the host. */
    report: (callback: typeof report) => {
      report = callback;
    },
  };
}

/**
 * Completes a press that is being released on a live element, which was not there when it began. It is pressed only
 * now, not as soon as it is there: what is called off, scrolls, or is released elsewhere leaves nothing pressed.
 * The browser itself dispatches `pointerup` and, for a mouse, `mouseup` on the new element, but no `click`. For a
 * touch, some browsers dispatch all mouse events and the click, and others none of them.
 */
export function completePress(element: Element, press: PointerPress): void {
  // The focus has moved when the press began, and again when the element was replaced.
  const events = pressOn(element, press, () => undefined);
  const isMouse = press.init.pointerType === 'mouse';
  events.pointerdown();
  if (isMouse) events.mousedown();
  let isClicked = false;
  const onClick = () => {
    isClicked = true;
  };
  document.addEventListener('click', onClick, true);
  const complete = () => {
    document.removeEventListener('click', onClick, true);
    if (isClicked) return;
    if (!isMouse) {
      events.mousedown();
      events.mouseup();
    }
    events.click();
  };
  // `mouseup` comes in the same task as `pointerup`.
  setTimeout(complete, isMouse ? 0 : tapTimeout);
}
