/** Wide and narrow letters, so that two families rarely come to the same width. */
const sample = 'Wide mmm, narrow iil1, 0O@&';

/**
 * Whether a font family is there to be shown: text in it measures otherwise than in the fallback. Where
 * nothing can be measured, it is taken to be.
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
