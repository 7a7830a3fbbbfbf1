import { isTyping } from '@/lib/browser/typed-ahead';
import { answeredEarly } from './answered-early';
import { keepTyped } from './typed-text';

/** Who is to answer a press. */
type Answerer = 'early' | 'app';

export interface HeldPresses {
  /** Gives what was held for someone who can answer now, in the order it came. */
  release: (answerer: Answerer) => void;
  /** Whether someone waits for an answer. */
  isWaiting: () => boolean;
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
 * Keeps presses that nobody can answer yet, and gives them again, to the same element, once somebody
 * can: of several presses on one control the last. Hydration keeps the elements, so they still stand.
 * What is typed after a press that opens the search is given behind it.
 *
 * @param onPress called for every press that is held
 */
export function holdPresses(onPress: () => void): HeldPresses {
  const ready = new Set<Answerer>();
  const held = new Map<Element, { answerer: Answerer; event: Event }>();
  const typed = keepTyped();
  /** What is typed after the search was asked for. */
  const ahead: KeyboardEvent[] = [];

  const hold = (control: Element, event: Event) => {
    const answerer = control.closest(answeredEarly) ? 'early' : 'app';
    if (ready.has(answerer)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    held.delete(control);
    held.set(control, { answerer, event });
    onPress();
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = target(event)?.closest(controls);
    if (control) hold(control, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const element = target(event);
    if (isTyping(event) && [...held.keys()].some((control) => control.matches(searchButton))) {
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
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);

  return {
    isWaiting: () => held.size > 0,
    release: (answerer) => {
      ready.add(answerer);
      typed.give(answerer === 'early');
      for (const [control, press] of held) {
        if (press.answerer !== answerer) continue;
        held.delete(control);
        control.removeAttribute('aria-busy');
        if (control.isConnected) press.event.target?.dispatchEvent(again(press.event));
      }
      if (answerer === 'app') {
        for (const event of ahead.splice(0)) document.body.dispatchEvent(again(event));
      }
      if (ready.size < 2) return;
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
      typed.stop();
    },
  };
}

const target = ({ target }: Event) => (target instanceof Element ? target : undefined);

/** An event that says the same; the library and the islands tell keys from pointers by `detail`. */
function again(event: Event): Event {
  if (event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const init = { key, code, ctrlKey, metaKey, shiftKey, altKey };
    return new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  }
  const { detail = 0, clientX = 0, clientY = 0 } = event instanceof MouseEvent ? event : {};
  return new MouseEvent('click', { detail, clientX, clientY, bubbles: true, cancelable: true });
}

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
