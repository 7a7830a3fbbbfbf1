import { z } from 'zod';
import type { DocItem } from '@/content/types';
import { generatedFiles } from '@/lib/generated/files';
import { isGenerated, readGeneratedJson } from '@/lib/generated/read';
import { anatomyName } from './anatomies';

/** Id of the element inside a drawing's SVG file that pages reference with `<use>`. */
export const drawingId = 'a';

const drawingSchema = z.object({
  /** Name of the SVG file in the folder that serves the live examples. */
  file: z.string(),
  /** Left, top, width and height of the view box. */
  viewBox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** The named parts, each with its measures in words. */
  parts: z.array(z.object({ name: z.string(), words: z.array(z.string()) })),
});

/** A component drawn to scale, with the measures of its parts. */
export type AnatomyDrawing = z.infer<typeof drawingSchema>;

/**
 * Reads the drawing of an item.
 *
 * @returns nothing when the item has no drawing, or when the build had no browser to make drawings
 */
export function anatomyOf(item: Pick<DocItem, 'id' | 'packageName'>): AnatomyDrawing | undefined {
  const file = generatedFiles.anatomyOf(anatomyName(item));
  if (!isGenerated(file, generatedFiles.anatomy)) return undefined;
  return readGeneratedJson(file, drawingSchema);
}
