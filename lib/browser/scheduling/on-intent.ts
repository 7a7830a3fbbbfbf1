/** Events of a person's interaction. Assistive technology may send only focus, clicks and input. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
] as const;

/**
 * Calls back once, when the visitor first interacts with the page.
 *
 * @returns a function that cancels the callback
 */
export function onIntent(callback: () => void): () => void {
  const stop = () => {
    for (const type of interactions) removeEventListener(type, onEvent, true);
  };
  const onEvent = (event: Event) => {
    // Browsers also dispatch this event when a page appears under a resting pointer.
    if (isMove(event) && event.movementX === 0 && event.movementY === 0) return;
    // The side list scrolls by itself to its current entry. A person who scrolls it sends other events, too.
    if (event.type === 'scroll' && event.target !== document && event.target !== window) return;
    stop();
    callback();
  };
  for (const type of interactions)
    addEventListener(type, onEvent, { capture: true, passive: true });
  return stop;
}

function isMove(event: Event): event is PointerEvent {
  return event.type === 'pointermove';
}
