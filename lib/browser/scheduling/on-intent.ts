/** Signs of a person. Assistive technology may send nothing but focus, clicks and input. */
const signs = [
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
 * Calls back once, at the first sign of a person.
 *
 * @returns cancels the callback
 */
export function onIntent(callback: () => void): () => void {
  const stop = () => {
    for (const type of signs) removeEventListener(type, onSign, true);
  };
  const onSign = (event: Event) => {
    // Browsers also send this event for a pointer that rests where the page appears.
    if (isMove(event) && event.movementX === 0 && event.movementY === 0) return;
    stop();
    callback();
  };
  for (const type of signs) addEventListener(type, onSign, { capture: true, passive: true });
  return stop;
}

function isMove(event: Event): event is PointerEvent {
  return event.type === 'pointermove';
}
