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

/** Whether a key opens the search: Ctrl or Cmd K anywhere, `/` outside of text fields. */
export function isSearchKey(press: Press): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = press;
  const key = latinKey(press);
  if (press.defaultPrevented || press.isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key === 'k' && !shiftKey;
  const typing = target instanceof Element && target.closest(`${typingPlaces}, [role=dialog]`);
  return key === '/' && !typing;
}
