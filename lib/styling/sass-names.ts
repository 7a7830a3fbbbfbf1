import { z } from 'zod';
import { sassNames } from '@/content/sass-names';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';

const sassDefinition = z.strictObject({
  /** Without a namespace. */
  name: z.string().min(1),
  kind: z.enum(['mixin', 'function']),
  /** With their parentheses and defaults. */
  parameters: z.string().startsWith('('),
  /** The comment above it, on one line. */
  text: z.string().min(1).optional(),
});

/** A mixin or function as the library's Sass defines it. */
export type SassDefinition = z.infer<typeof sassDefinition>;

/** The signatures of the mixins and functions that guides explain; none when the site has no such table. */
export function readSassDefinitions(): readonly SassDefinition[] {
  if (sassNames.length === 0) return [];
  return readGeneratedJson(generatedFiles.sassNames, z.array(sassDefinition));
}

/** The key of its card, which several names of one section cannot share. */
export const sassCardKey = (name: string) => `sass:${name}`;
