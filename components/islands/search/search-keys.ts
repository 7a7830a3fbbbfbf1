/** Elements in which `/` is typed as text. */
const typingPlaces =
  'input:not([type=button], [type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=searchbox]';

type Press = Pick<
  KeyboardEvent,
  | 'key'
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
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = press;
  if (press.defaultPrevented || press.isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const typing = target instanceof Element && target.closest(`${typingPlaces}, [role=dialog]`);
  return key === '/' && !typing;
}
