/** A press that would write something, were there a field: what is typed while one is on its way. */
export function isTyping(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  return (
    !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || key === 'Backspace')
  );
}

/** The text once the key has been pressed at its end. */
export function withKey(text: string, { key }: KeyboardEvent): string {
  return key === 'Backspace' ? [...text].slice(0, -1).join('') : text + key;
}
