import { isTyping } from '@/lib/browser/overlays/typed-ahead';
import { answeredEarly } from './answered-early';

/** Who is to answer a press. */
export type Answerer = 'early' | 'app';

/** A press that waits for someone who can answer it. */
interface Press {
  answerer: Answerer;
  event: Event;
}

/** What was done before anyone could answer, noted in the page for `givePresses`. */
export interface HeldPresses {
  /** Who can answer already. */
  ready: Set<Answerer>;
  /** The last press on each control, in the order they came. */
  waiting: Map<Element, Press>;
  /** What is typed after the search was asked for. */
  ahead: KeyboardEvent[];
  /** What someone typed into fields, which nobody has heard of. */
  typed: Map<EventTarget, unknown>;
  /** Keeps no more: everyone is there. */
  stop: () => void;
}

/** Controls that do nothing without script. Plain links and popovers are left to the browser. */
const controls =
  'button:not([popovertarget]), [role=tab], a[aria-haspopup], a[data-search], a[data-copy-link], live-example *, live-sheet [data-part] > :not(figcaption)';
/** Keys that such controls answer themselves; Enter and Space come as clicks. */
const controlKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** Written out, as above: the table of all hooks would come into every page. */
const searchButton = 'a[data-search]';
const keyControls = '[aria-haspopup], [role=tab]';

/**
 * Keeps presses that nobody can answer yet, and what is typed behind one that opens the search. The browser
 * itself keeps what is typed into a field; but who listens only later has heard nothing of it, and may even
 * put its own, empty value in its place. This stands in every page: what gives them again comes later.
 *
 * @param onPress called for every press that is held
 */
export function holdPresses(onPress: () => void): HeldPresses {
  const presses: HeldPresses = {
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

  const hold = (control: Element, event: Event) => {
    const answerer = control.closest(answeredEarly) ? 'early' : 'app';
    if (ready.has(answerer)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    waiting.delete(control);
    waiting.set(control, { answerer, event });
    onPress();
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = target(event)?.closest(controls);
    if (control) hold(control, event);
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
    if (control) hold(control, event);
    else if (shortcut) hold(shortcut, event);
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

/** The control whose shortcut, as its `aria-keyshortcuts` says it, is pressed outside of text. */
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
