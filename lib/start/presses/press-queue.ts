import { latinKey } from '@/lib/browser/overlays/latin-key';
import { isTyping } from '@/lib/browser/overlays/typed-ahead';
import { handledEarly } from './handled-early';

/** Which script handles a press. */
export type Handler = 'early' | 'app';

/** A press whose handler has not loaded yet. */
interface Press {
  handler: Handler;
  event: Event;
}

/** Input from before its handlers were loaded. `replayPresses` replays it. */
export interface PressQueue {
  /** The scripts that have loaded. */
  ready: Set<Handler>;
  /** The last press on each control, in order. */
  waiting: Map<Element, Press>;
  /** Keys typed after a press that opens the search. */
  ahead: KeyboardEvent[];
  /** Text typed into fields before anything listened, by field. */
  typed: Map<EventTarget, unknown>;
  /** Stops listening, after all handlers have loaded. */
  stop: () => void;
}

/**
 * Controls that do nothing without scripts. The browser handles plain links and popovers by itself, and the script that
 * shows "Try again" handles it.
 */
const controls =
  'button:not([popovertarget], [data-start-again]), [role=tab], a[aria-haspopup], a[data-search], a[data-copy-link], live-example *, live-sheet [data-part] > :not(figcaption)';
/** Keys that such controls handle; Enter and Space arrive as clicks. */
const controlKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** Written as text, as above: importing the hooks would inline all of them into every page. */
const searchButton = 'a[data-search]';
const keyControls = '[aria-haspopup], [role=tab]';

/**
 * Queues presses whose handlers have not loaded yet, and keys typed after a press that opens the search. Text
 * typed into fields is recorded, too: later listeners would miss it, and React may replace it by its own,
 * empty value. This code is inlined into every page.
 *
 * @param onPress called for every queued press
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
    // Enter opens the result of what has been typed.
    const isAhead = isTyping(event) || (event.key === 'Enter' && ahead.length > 0);
    if (isAhead && [...waiting.keys()].some((control) => control.matches(searchButton))) {
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

/**
 * Returns the control whose shortcut (`aria-keyshortcuts`) is pressed. In text fields, only shortcuts with
 * modifiers count.
 */
function shortcutFor(event: KeyboardEvent): Element | undefined {
  const element = target(event);
  const modifiers = [event.ctrlKey && 'Control', event.metaKey && 'Meta', event.altKey && 'Alt'];
  const key = [...modifiers.filter(Boolean), latinKey(event)].join('+').toLowerCase();
  const inText = element?.matches('input, textarea, select, [contenteditable]');
  if (inText && !key.includes('+')) return undefined;
  return [...document.querySelectorAll('[aria-keyshortcuts]')].find((control) =>
    control.getAttribute('aria-keyshortcuts')?.toLowerCase().split(' ').includes(key),
  );
}
