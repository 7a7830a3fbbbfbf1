/** Wide and narrow letters, so that two families rarely have the same width. */
const sample = 'Wide mmm, narrow iil1, 0O@&';

/**
 * Whether a font family is available: text in it has another width than in the fallback. Returns true if the
 * browser cannot measure text.
 */
export function hasFont(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  const width = (families: string) => {
    context.font = `32px ${families}`;
    return context.measureText(sample).width;
  };
  return ['monospace', 'serif'].some((other) => width(`${family}, ${other}`) !== width(other));
}
