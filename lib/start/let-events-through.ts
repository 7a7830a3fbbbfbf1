import { onSignal } from './signals';

/**
 * What React stops on its way down while it hydrates: what it will replay itself, and what it cannot answer
 * before. (`discreteReplayableEvents` and `queueIfContinuousEvent` of its DOM client; those that only React's own
 * fields of text hear are left out.)
 */
const stopped = [
  ...['click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'pointerover', 'gotpointercapture'],
  ...['mousedown', 'mouseup', 'mouseover', 'touchstart', 'touchend', 'touchcancel'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'focusin'],
  ...['dragstart', 'dragenter', 'dragend', 'drop', 'copy', 'cut', 'paste', 'reset'],
] as const;

/**
 * Lets events reach what runs already while React hydrates around it. React listens on the whole document, and stops
 * there, on its way down, every event whose element it has not taken over yet; it knows of nobody else. So a press
 * on a live example, or on a button that needs no framework, would be lost if it came just then. What only the
 * application can answer is held on the window, before React hears of it.
 */
export function letEventsThrough(): void {
  const open = (event: Event) => {
    event.stopPropagation = () => {
      const isReact =
        event.currentTarget === document && event.eventPhase === Event.CAPTURING_PHASE;
      if (!isReact) Event.prototype.stopPropagation.call(event);
    };
  };
  for (const type of stopped) addEventListener(type, open, { capture: true, passive: true });
  const end = onSignal('app', () => {
    end();
    for (const type of stopped) removeEventListener(type, open, true);
  });
}
