/** Pixels that a place is kept at where nobody could measure the example. */
export const usualHeight = 240;

/**
 * What stands for an example that only a browser can render, until it is live: its place, so that
 * nothing below it moves, and a word for readers without scripts.
 *
 * @param height pixels
 */
export function placeholder(height: number): string {
  return (
    `<div style="min-height:${height}px">` +
    '<noscript><p>This example runs in browsers with scripts only. Its code is below.</p></noscript>' +
    '</div>'
  );
}
