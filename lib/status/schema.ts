import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';

const count = z.int().nonnegative();

/** What is known about an item as a whole. Every field is derived from the library, an example or a test. */
const itemFactsSchema = z.strictObject({
  package: z.string(),
  id: z.string(),
  /** Number of its styling tokens. */
  tokens: count,
  /** Whether it has a test harness. */
  harness: z.boolean(),
  /** Number of live examples, and of those that were rendered at build time. */
  server: z.strictObject({ examples: count, rendered: count }),
  /** How its live examples run in a browser without zone.js; null when there are none. */
  run: z
    .strictObject({
      examples: count,
      violations: z.array(z.string()),
      tooWide: z.array(z.string()),
    })
    .nullable(),
  /** Whether a form can hold its value. */
  control: z.boolean(),
  /** Ids of examples in which a signal form holds its value, and the number of tests of texts that do that. */
  signalForms: z.strictObject({ examples: z.array(z.string()), tests: count }),
  /** Number of its components with styles for forced colors, and of all with styles. */
  forcedColors: z.strictObject({ components: count, styled: count }),
  /** Number of rows in its table of keys; each is covered by an end-to-end test. */
  keys: count,
  /** The version that added it; null when the oldest release that was looked at has it. */
  addedIn: z.string().nullable(),
  /** The last version with a change of its API or styling tokens. */
  changedIn: z.string().nullable(),
  /** Bytes in gzip that it adds to an empty application. */
  gzip: z.int().nullable(),
});

export type ItemFacts = z.infer<typeof itemFactsSchema>;

const componentStatusSchema = z.array(itemFactsSchema);

/**
 * The status of all items, in the order of their names.
 *
 * @throws when the file is missing or malformed, naming the field
 */
export function readComponentStatus(): readonly ItemFacts[] {
  return readGeneratedJson(generatedFiles.componentStatus, componentStatusSchema);
}
