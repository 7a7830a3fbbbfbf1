import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import type { ThemeData } from '@/lib/theme-builder/theme-data';

const palette = z.record(z.coerce.number(), z.string().regex(/^#[0-9a-f]{6}$/));
const pairs = z.array(z.tuple([z.string(), z.string()]));

const schema = z.object({
  version: z.string().min(1),
  colors: z.array(z.tuple([z.string(), z.string(), z.string()])).min(1),
  plainColors: pairs,
  variables: pairs.min(1),
  density: z.record(z.string(), pairs.min(1)),
  palettes: z.record(
    z.string(),
    z.object({
      primary: palette,
      secondary: palette,
      tertiary: palette,
      neutral: palette,
      'neutral-variant': palette,
      error: palette,
    }),
  ),
});

let data: ThemeData | undefined;

/**
 * Reads the data for the theme builder's computations.
 *
 * @throws when the file is missing or malformed, naming file and field
 */
export function readThemeData(): ThemeData {
  return (data ??= readGeneratedJson<ThemeData>(generatedFiles.themeData, schema));
}
