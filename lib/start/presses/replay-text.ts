import type { PressQueue } from './press-queue';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replays text that was typed before listeners were added.
 *
 * @param typed the text by field; replayed entries are removed
 * @param toExamples whether to replay to live examples, or to the rest of the page
 */
export function replayText(typed: PressQueue['typed'], toExamples: boolean): void {
  for (const [control, text] of typed) {
    if (!isText(control) || typeof text !== 'string') continue;
    if ((control.closest('live-example') !== null) !== toExamples) continue;
    if (control.isConnected) setText(control, text);
    // After the event, whose own listener adds the entry again.
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
 * React tracks values that scripts set, and ignores an input event with the tracked value. So this sets
 * another value first, and then the text by the prototype's setter, which React does not track.
 */
function setText(control: TextControl, text: string): void {
  const { selectionStart, selectionEnd } = control;
  const prototype: unknown = Object.getPrototypeOf(control);
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
