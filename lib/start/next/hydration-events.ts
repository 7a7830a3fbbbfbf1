import { onSignal } from '@/lib/browser/page/signals';

/**
 * Events that React stops while it hydrates, to replay them later (`discreteReplayableEvents` and
 * `queueIfContinuousEvent` in react-dom), without those that only React's own text fields need.
 */
const stopped = [
  ...['click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'pointerover', 'gotpointercapture'],
  ...['mousedown', 'mouseup', 'mouseover', 'touchstart', 'touchend', 'touchcancel'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'focusin'],
  ...['dragstart', 'dragenter', 'dragend', 'drop', 'copy', 'cut', 'paste', 'reset'],
] as const;

/**
 * While React hydrates, it stops every event on an element that is not hydrated yet, in the capture phase at
 * the document. A press on a live example, or on a button that the early script handles, would be lost. So
 * this prevents React from stopping events until the application has started. Presses for the application
 * never reach React: the press queue stops them at the window.
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
