/** What tells that someone is there and about to do something. */
const intents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/**
 * Calls back, once, at the first sign of someone.
 *
 * @returns calls it off
 */
export function whenSomeoneActs(callback: () => void): () => void {
  const stop = () => {
    for (const type of intents) removeEventListener(type, onIntent, true);
  };
  const onIntent = (event: Event) => {
    // Browsers tell of a pointer that rests where the page comes, too.
    if (isMove(event) && event.movementX === 0 && event.movementY === 0) return;
    stop();
    callback();
  };
  for (const type of intents) {
    addEventListener(type, onIntent, { capture: true, passive: true });
  }
  return stop;
}

function isMove(event: Event): event is PointerEvent {
  return event.type === 'pointermove';
}
