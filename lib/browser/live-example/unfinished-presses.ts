import { type ElementPath, pathTo } from './element-path';

/** Presses whose element may be replaced before they end. The browser then dispatches no click. */
export interface UnfinishedPresses {
  /**
   * Call this after the elements have been replaced. Reports the current press when it ends, unless it ends
   * elsewhere or is canceled. For later presses the browser dispatches clicks.
   *
   * @param onEnd called with the path of the element where the press started
   */
  finish: (onEnd: (path: ElementPath) => void) => void;
  /** Stops listening. */
  discard: () => void;
}

/** Elements for which the browser dispatches a click when the space bar is released. */
const pressedBySpace =
  'button, summary, [type=checkbox], [type=radio], [type=button], [type=submit], [type=reset]';

const startEvents = ['pointerdown', 'keydown'] as const;
const endEvents = ['pointerup', 'pointercancel', 'keyup'] as const;

const isKey = (event: Event): event is KeyboardEvent => event instanceof KeyboardEvent;

/**
 * Tracks presses of the main pointer button and of the space bar within an element.
 *
 * @param host contains the pressed elements, and later their replacements
 */
export function trackPresses(host: HTMLElement): UnfinishedPresses {
  let current: { path: ElementPath; isKey: boolean } | undefined;
  let reportEnd: ((path: ElementPath) => void) | undefined;

  const forget = () => {
    current = undefined;
    for (const type of endEvents) document.removeEventListener(type, onEnd, true);
  };
  const onBegin = (event: PointerEvent | KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    forget();
    const isPress = isKey(event)
      ? event.key === ' ' && target.matches(pressedBySpace)
      : event.button === 0;
    if (!isPress) return;
    current = { path: pathTo(target, host), isKey: isKey(event) };
    // Only during a press, because a page may have many hosts.
    for (const type of endEvents) document.addEventListener(type, onEnd, true);
  };
  const onEnd = (event: PointerEvent | KeyboardEvent) => {
    if (current?.isKey !== isKey(event) || (isKey(event) && event.key !== ' ')) return;
    const { path } = current;
    forget();
    // `keyup` is sent to the focused element, which may have been replaced.
    const isHere = isKey(event) || (event.target instanceof Node && host.contains(event.target));
    if (isHere && event.type !== 'pointercancel') reportEnd?.(path);
  };
  const stopListening = () => {
    for (const type of startEvents) host.removeEventListener(type, onBegin, true);
  };

  for (const type of startEvents) host.addEventListener(type, onBegin, true);
  return {
    finish: (onEnd) => {
      stopListening();
      reportEnd = onEnd;
    },
    discard: () => {
      stopListening();
      forget();
    },
  };
}
