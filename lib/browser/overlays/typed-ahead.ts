/** Whether a key would change the text of a focused field. */
export function isTyping(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  return (
    !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || key === 'Backspace')
  );
}

/** Returns the text after a key at its end. */
export function withKey(text: string, { key }: KeyboardEvent): string {
  return key === 'Backspace' ? [...text].slice(0, -1).join('') : text + key;
}
