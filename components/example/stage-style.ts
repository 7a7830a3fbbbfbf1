import type { CSSProperties } from 'react';
import type { Example } from '@/lib/examples/schema';
import { sizeOfExample } from '@/lib/examples/sizes';

/**
 * The height of an example in narrow windows, and in medium and wide ones if they differ.
 *
 * @param inColumns whether wide windows show stages side by side, so that they are narrow there, too
 */
export function heightStyle(example: Example, inColumns = false): CSSProperties {
  const [narrow = 0, medium = 0, full = 0] = sizeOfExample(example)?.heights ?? [];
  const wide = inColumns ? narrow : full;
  return {
    '--h': `${narrow}px`,
    ...(medium !== narrow && { '--h-medium': `${medium}px` }),
    ...(wide !== medium && { '--h-wide': `${wide}px` }),
  };
}

/** The width of an example that is much narrower than a wide stage, to center it. */
export function widthStyle(example: Example): CSSProperties | undefined {
  const width = sizeOfExample(example)?.width;
  return width === undefined ? undefined : { '--w': `${width}px` };
}
