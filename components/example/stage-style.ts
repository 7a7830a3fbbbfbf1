import type { CSSProperties } from 'react';
import type { Example } from '@/lib/examples/schema';
import { sizeOfExample } from '@/lib/examples/sizes';

/** The height of an example in narrow windows, and in medium and wide ones if they differ. */
export function heightStyle(example: Example): CSSProperties {
  const [narrow = 0, medium = 0, wide = 0] = sizeOfExample(example)?.heights ?? [];
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
