import type { KeyboardEvent } from 'react';
import { hooked } from '@/lib/design/hooks';

/** Whether a press copies while no text is selected in the field: then it is about the answer. */
export function isCopyKey(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'c' || !(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return target instanceof HTMLInputElement && target.selectionStart === target.selectionEnd;
}

/**
 * Copies the answer in an element: the import of a symbol, otherwise its only code. Presses the button, so that the
 * visitor gets the same notice.
 */
export function copyAnswer(within: Element | null): void {
  const buttons = within?.querySelectorAll<HTMLElement>(hooked('copyCode')) ?? [];
  Array.from(buttons).at(-1)?.click();
}
