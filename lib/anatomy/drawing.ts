import { z } from 'zod';
import type { DocItem } from '@/content/types';
import { generatedFiles } from '@/lib/generated/files';
import { isGenerated, readGeneratedJson } from '@/lib/generated/read';
import { anatomyName } from './anatomies';

/** Names what a page takes of a drawing's file. */
export const drawingId = 'a';

const drawingSchema = z.object({
  /** Name of the SVG file among what serves the live examples. */
  file: z.string(),
  /** Left, top, width and height of the view. */
  viewBox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** The named parts, each with its figures in words. */
  parts: z.array(z.object({ name: z.string(), words: z.array(z.string()) })),
});

/** A component drawn to measure, and what is measured of its parts. */
export type AnatomyDrawing = z.infer<typeof drawingSchema>;

/**
 * The drawing of an item.
 *
 * @returns nothing for an item that is not drawn, or when it was built where there is no browser
 */
export function anatomyOf(item: Pick<DocItem, 'id' | 'packageName'>): AnatomyDrawing | undefined {
  const file = generatedFiles.anatomyOf(anatomyName(item));
  if (!isGenerated(file, generatedFiles.anatomy)) return undefined;
  return readGeneratedJson(file, drawingSchema);
}
