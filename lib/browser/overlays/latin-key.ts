/**
 * The key of an event as shortcuts name it. On a keyboard of another script (Cyrillic, Greek), it is the letter that
 * its place has on a Latin one.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherLetter = key.length === 1 && key > '\u024f' && /^Key[A-Z]$/.test(code);
  return (isOtherLetter ? code.slice(3) : key).toLowerCase();
}
