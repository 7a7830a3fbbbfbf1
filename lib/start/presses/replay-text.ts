import type { PressQueue } from './press-queue';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replays text that was typed before anything listened to it.
 *
 * @param typed the text by field; what has been replayed is removed
 * @param toExamples replays to live examples, or to the rest of the page
 */
export function replayText(typed: PressQueue['typed'], toExamples: boolean): void {
  for (const [control, text] of typed) {
    if (!isText(control) || typeof text !== 'string') continue;
    if ((control.closest('live-example') !== null) !== toExamples) continue;
    if (control.isConnected) setText(control, text);
    // Including what the replayed event has added to it.
    typed.delete(control);
  }
}

function isText(target: EventTarget): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|range)$/.test(target.type))
  );
}

/**
 * React tracks the value that a script sets, and ignores an input event that brings the tracked value. So another
 * value is set first, and the text then past React's tracker, by the prototype's setter.
 */
function setText(control: TextControl, text: string): void {
  const { selectionStart, selectionEnd } = control;
  const prototype: unknown = Object.getPrototypeOf(control);
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
