import type { CSSProperties } from 'react';
import { sizeOfExample } from '@/lib/examples/sizes';

/** The heights of an example: in narrow windows, in medium and wide ones where those differ. */
export function heightStyle(id: string): CSSProperties {
  const [narrow = 0, medium = 0, wide = 0] = sizeOfExample(id)?.heights ?? [];
  return {
    '--h': `${narrow}px`,
    ...(medium !== narrow && { '--h-medium': `${medium}px` }),
    ...(wide !== medium && { '--h-wide': `${wide}px` }),
  };
}

/** The width of an example that leaves much of a wide stage free, so that it stands in the middle. */
export function widthStyle(id: string): CSSProperties | undefined {
  const width = sizeOfExample(id)?.width;
  return width === undefined ? undefined : { '--w': `${width}px` };
}
