import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';

/**
 * What became of an example. `live`: pre-rendered and live. `client`: live, but nothing to see before
 * scripts run. `failed`: only its code is shown, since it does not compile or run. `test`, `listed`: its
 * writer means it to be shown as code.
 */
const exampleStates = ['live', 'client', 'failed', 'test', 'listed'] as const;

const noteSchema = z.object({ file: z.string(), reason: z.string() });

const outcomeSchema = z.object({
  id: z.string(),
  folder: z.string(),
  state: z.enum(exampleStates),
  /** Why it is not pre-rendered, in the words of the compiler or of what it threw. */
  words: z.array(z.string()),
  /** Pixels that its place is kept at until it is live. */
  height: z.number().optional(),
});

const outcomesSchema = z.object({
  examples: z.array(outcomeSchema),
  /** Folders that are no example the site can show. */
  leftOut: z.array(noteSchema),
  /** Rules of the site that examples break. */
  warnings: z.array(noteSchema),
  /** Packages that are not installed, and the examples that need them. */
  missingPackages: z.array(z.object({ name: z.string(), neededBy: z.array(z.string()) })),
});

export type ExampleOutcome = z.infer<typeof outcomeSchema>;
export type ExampleOutcomes = z.infer<typeof outcomesSchema>;

/** What the last build of the examples has found. */
export function readOutcomes(): ExampleOutcomes {
  return readGeneratedJson(generatedFiles.examples.outcomes, outcomesSchema);
}
