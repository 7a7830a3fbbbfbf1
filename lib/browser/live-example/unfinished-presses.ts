import { type ElementPath, pathTo } from './element-path';

/** Presses whose element may be replaced before they end: then the browser makes no click of them. */
export interface UnfinishedPresses {
  /**
   * The elements have been replaced. A press that began before is told when it ends, unless that is elsewhere or it
   * is called off; of later ones the browser makes clicks.
   *
   * @param onEnd hears where it began
   */
  finish: (onEnd: (path: ElementPath) => void) => void;
  /** Stops listening. */
  drop: () => void;
}

/** Elements of which the browser itself makes a click when the space bar comes up. */
const pressedBySpace =
  'button, summary, [type=checkbox], [type=radio], [type=button], [type=submit], [type=reset]';

const beginnings = ['pointerdown', 'keydown'] as const;
const ends = ['pointerup', 'pointercancel', 'keyup'] as const;

const isKey = (event: Event): event is KeyboardEvent => event instanceof KeyboardEvent;

/**
 * Watches a pointer's main button and the space bar go down within an element.
 *
 * @param host holds what is pressed, and later what replaces it
 */
export function trackPresses(host: HTMLElement): UnfinishedPresses {
  let begun: { path: ElementPath; isKey: boolean } | undefined;
  let tell: ((path: ElementPath) => void) | undefined;

  const forget = () => {
    begun = undefined;
    for (const type of ends) document.removeEventListener(type, onEnd, true);
  };
  const onBegin = (event: PointerEvent | KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    forget();
    const isPress = isKey(event)
      ? event.key === ' ' && target.matches(pressedBySpace)
      : event.button === 0;
    if (!isPress) return;
    begun = { path: pathTo(target, host), isKey: isKey(event) };
    // Only while something is down: a page may have many hosts.
    for (const type of ends) document.addEventListener(type, onEnd, true);
  };
  const onEnd = (event: PointerEvent | KeyboardEvent) => {
    if (begun?.isKey !== isKey(event) || (isKey(event) && event.key !== ' ')) return;
    const { path } = begun;
    forget();
    // A key comes up where the focus is, which goes with the element that was replaced.
    const isHere = isKey(event) || (event.target instanceof Node && host.contains(event.target));
    if (isHere && event.type !== 'pointercancel') tell?.(path);
  };
  const listenNoMore = () => {
    for (const type of beginnings) host.removeEventListener(type, onBegin, true);
  };

  for (const type of beginnings) host.addEventListener(type, onBegin, true);
  return {
    finish: (onEnd) => {
      listenNoMore();
      tell = onEnd;
    },
    drop: () => {
      listenNoMore();
      forget();
    },
  };
}
