import type { Handler, PressQueue } from './press-queue';
import { replayText } from './replay-text';

/**
 * Replays the queued input of a script that has just loaded, in order, on the same elements, which hydration
 * keeps: text typed into fields first, then presses, then keys typed after a press that opens the search.
 */
export function replayPresses(presses: PressQueue, handler: Handler): void {
  const { ready, waiting, ahead, typed } = presses;
  ready.add(handler);
  replayText(typed, handler === 'early');
  for (const [control, press] of waiting) {
    if (press.handler !== handler) continue;
    waiting.delete(control);
    control.removeAttribute('aria-busy');
    if (control.isConnected) press.event.target?.dispatchEvent(copyOf(press.event));
  }
  if (handler === 'app') {
    for (const event of ahead.splice(0)) document.body.dispatchEvent(copyOf(event));
  }
  if (ready.size === 2) presses.stop();
}

/** A copy of an event. The library and the islands distinguish keys from pointers by `detail`. */
function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const init = { key, code, ctrlKey, metaKey, shiftKey, altKey };
    return new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  }
  const { detail = 0, clientX = 0, clientY = 0 } = event instanceof MouseEvent ? event : {};
  return new MouseEvent('click', { detail, clientX, clientY, bubbles: true, cancelable: true });
}
