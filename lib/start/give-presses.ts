import type { Answerer, HeldPresses } from './held-presses';
import { giveTyped } from './typed-text';

/**
 * Gives what was held for someone who can answer now, in the order it came, to the same elements: hydration
 * keeps them, so they still stand. Text typed into fields comes first; what was typed behind the press that
 * opens the search comes last.
 */
export function givePresses(presses: HeldPresses, answerer: Answerer): void {
  const { ready, waiting, ahead, typed } = presses;
  ready.add(answerer);
  giveTyped(typed, answerer === 'early');
  for (const [control, press] of waiting) {
    if (press.answerer !== answerer) continue;
    waiting.delete(control);
    control.removeAttribute('aria-busy');
    if (control.isConnected) press.event.target?.dispatchEvent(again(press.event));
  }
  if (answerer === 'app') {
    for (const event of ahead.splice(0)) document.body.dispatchEvent(again(event));
  }
  if (ready.size === 2) presses.stop();
}

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
