import { isTyping } from '@/lib/browser/overlays/typed-ahead';
import { handledEarly } from './handled-early';

/** Which script handles a press. */
export type Handler = 'early' | 'app';

/** A press that waits until its handler has loaded. */
interface Press {
  handler: Handler;
  event: Event;
}

/** Input that came before its handlers, to be replayed by `replayPresses`. */
export interface PressQueue {
  /** The scripts that have loaded. */
  ready: Set<Handler>;
  /** The last press on each control, in the order they came. */
  waiting: Map<Element, Press>;
  /** Keys typed after a press that opens the search. */
  ahead: KeyboardEvent[];
  /** Text typed into fields before anything listened, by field. */
  typed: Map<EventTarget, unknown>;
  /** Stops queueing: all handlers have loaded. */
  stop: () => void;
}

/** Controls that do nothing without scripts. The browser handles plain links and popovers by itself. */
const controls =
  'button:not([popovertarget]), [role=tab], a[aria-haspopup], a[data-search], a[data-copy-link], live-example *, live-sheet [data-part] > :not(figcaption)';
/** Keys that such controls handle; Enter and Space arrive as clicks. */
const controlKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** Written out, as above: otherwise the table of all hooks would be inlined into every page. */
const searchButton = 'a[data-search]';
const keyControls = '[aria-haspopup], [role=tab]';

/**
 * Queues presses whose handlers have not loaded yet, and what is typed after a press that opens the search.
 * Text typed into fields stays there, but a listener that is added later never hears of it, and React may even
 * replace it by its own, empty value; so it is noted, too. This code is inlined into every page.
 *
 * @param onPress called for every press that is queued
 */
export function queuePresses(onPress: () => void): PressQueue {
  const presses: PressQueue = {
    ready: new Set(),
    waiting: new Map(),
    ahead: [],
    typed: new Map(),
    stop: () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('input', onInput, true);
    },
  };
  const { ready, waiting, ahead, typed } = presses;

  const enqueue = (control: Element, event: Event) => {
    const handler = control.closest(handledEarly) ? 'early' : 'app';
    if (ready.has(handler)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    waiting.delete(control);
    waiting.set(control, { handler, event });
    onPress();
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = target(event)?.closest(controls);
    if (control) enqueue(control, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const element = target(event);
    if (isTyping(event) && [...waiting.keys()].some((control) => control.matches(searchButton))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      ahead.push(event);
      return;
    }
    const control = controlKeys.includes(event.key) && element?.closest(keyControls);
    const shortcut = !control && shortcutFor(event);
    if (control) enqueue(control, event);
    else if (shortcut) enqueue(shortcut, event);
  };
  const onInput = ({ target }: Event) => {
    if (target && 'value' in target) typed.set(target, target.value);
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('input', onInput, true);
  return presses;
}

const target = ({ target }: Event) => (target instanceof Element ? target : undefined);

/** The control whose shortcut (`aria-keyshortcuts`) is pressed outside of text fields. */
function shortcutFor(event: KeyboardEvent): Element | undefined {
  const element = target(event);
  const modifiers = [event.ctrlKey && 'Control', event.metaKey && 'Meta', event.altKey && 'Alt'];
  const key = [...modifiers.filter(Boolean), event.key].join('+').toLowerCase();
  const inText = element?.matches('input, textarea, select, [contenteditable]');
  if (inText && !key.includes('+')) return undefined;
  return [...document.querySelectorAll('[aria-keyshortcuts]')].find((control) =>
    control.getAttribute('aria-keyshortcuts')?.toLowerCase().split(' ').includes(key),
  );
}
