import { latinKey } from '@/lib/browser/overlays/latin-key';

/** Elements in which `/` is typed as text. */
const typingPlaces =
  'input:not([type=button], [type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=searchbox]';

type Press = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'defaultPrevented'
  | 'target'
  | 'isComposing'
>;

/** Whether a character is pressed outside of text fields and dialogs, with no key but Shift held. */
export function isPlainKey(press: Press, character: string): boolean {
  const { ctrlKey, metaKey, altKey, target } = press;
  if (press.defaultPrevented || press.isComposing || ctrlKey || metaKey || altKey) return false;
  const typing = target instanceof Element && target.closest(`${typingPlaces}, [role=dialog]`);
  return latinKey(press) === character && !typing;
}

/** Whether a key opens the search: Ctrl or Cmd K anywhere, `/` outside of text fields. */
export function isSearchKey(press: Press): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (!ctrlKey && !metaKey) return isPlainKey(press, '/');
  if (press.defaultPrevented || press.isComposing || altKey || shiftKey) return false;
  return latinKey(press) === 'k';
}
