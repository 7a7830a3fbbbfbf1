import type { CSSProperties } from 'react';
import { sizeOfExample } from '@/lib/examples/sizes';

/** The width of an example that leaves much of a wide stage free, so that it stands in the middle. */
export function widthStyle(id: string): CSSProperties | undefined {
  const width = sizeOfExample(id)?.width;
  return width === undefined ? undefined : { '--w': `${width}px` };
}
