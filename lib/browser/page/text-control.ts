type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether visitors type into an element. */
export function isTextControl(target: EventTarget | null): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|range)$/.test(target.type))
  );
}

/**
 * Sets a text as if it was typed. React tracks values that scripts set, and ignores an input event with the
 * tracked value. So this sets another value first, and then the text by the prototype's setter, which React
 * does not track.
 */
export function typeText(control: TextControl, text: string): void {
  const { selectionStart, selectionEnd } = control;
  const prototype: unknown = Object.getPrototypeOf(control);
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
