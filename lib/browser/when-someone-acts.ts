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
  const onIntent = () => {
    stop();
    callback();
  };
  for (const type of intents) {
    addEventListener(type, onIntent, { capture: true, passive: true });
  }
  return stop;
}
