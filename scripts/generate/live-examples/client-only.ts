import { hooks } from '@/lib/design/hooks';

/** Height in pixels of the placeholder for an example that could not be measured. */
export const defaultHeight = 240;

/**
 * The placeholder for an example that only a browser can render. It reserves the height, so that the example
 * causes no layout shift, and has a message for browsers without scripts.
 *
 * @param height in pixels
 */
export function placeholder(height: number): string {
  return (
    `<div ${hooks.clientOnly} style="min-height:${height}px">` +
    '<noscript><p>This example runs in browsers with scripts only. Its code is below.</p></noscript>' +
    '</div>'
  );
}
