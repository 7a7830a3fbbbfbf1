/**
 * The key of an event as shortcuts name it. On a keyboard for another script (Cyrillic, Greek), it is the letter at
 * the same position of a Latin keyboard.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherLetter = key.length === 1 && key > '\u024f' && /^Key[A-Z]$/.test(code);
  return (isOtherLetter ? code.slice(3) : key).toLowerCase();
}
