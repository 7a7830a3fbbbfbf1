import type { HeldPresses } from './held-presses';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells of text that was typed before anything listened to it.
 *
 * @param typed what was typed, by its field; what has been told of goes
 * @param toExamples tells live examples, or the rest of the page
 */
export function giveTyped(typed: HeldPresses['typed'], toExamples: boolean): void {
  for (const [control, text] of typed) {
    if (!isText(control) || typeof text !== 'string') continue;
    if ((control.closest('live-example') !== null) !== toExamples) continue;
    if (control.isConnected) giveText(control, text);
    // With what was noted of this very moment.
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
 * React notes a field's value where it is set by script, and takes an event that brings the value it
 * has noted for none. So it is made to note another one first, and then overheard.
 */
function giveText(control: TextControl, text: string): void {
  const { selectionStart, selectionEnd } = control;
  const prototype: unknown = Object.getPrototypeOf(control);
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
