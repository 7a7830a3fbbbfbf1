import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';

/**
 * The result of building an example. `live`: pre-rendered and live. `client`: live, but without content
 * until scripts run. `failed`: shown as code only, because it does not compile or run. `test`, `listed`:
 * shown as code only because its author chose so.
 */
const exampleStates = ['live', 'client', 'failed', 'test', 'listed'] as const;

const noteSchema = z.object({ file: z.string(), reason: z.string() });

const outcomeSchema = z.object({
  id: z.string(),
  folder: z.string(),
  state: z.enum(exampleStates),
  /** Why it is not pre-rendered: messages of the compiler, or of the error it threw. */
  words: z.array(z.string()),
  /** Height in CSS pixels that is reserved for it until it is live. */
  height: z.number().optional(),
});

const outcomesSchema = z.object({
  examples: z.array(outcomeSchema),
  /** Folders that do not contain a usable example. */
  leftOut: z.array(noteSchema),
  /** Rules of this site that examples violate. */
  warnings: z.array(noteSchema),
  /** Packages that are not installed, and the examples that need them. */
  missingPackages: z.array(z.object({ name: z.string(), neededBy: z.array(z.string()) })),
});

export type ExampleOutcome = z.infer<typeof outcomeSchema>;
export type ExampleOutcomes = z.infer<typeof outcomesSchema>;

/** How the reason why an example does not run in a browser begins. */
export const browserReason = 'in Chromium: ';

/** Whether only a browser can render an example, or not even a browser. */
export function isClientOnly({ state, words }: ExampleOutcome): boolean {
  return state === 'client' || words.some((word) => word.startsWith(browserReason));
}

/** Reads the results of the last build of the examples. */
export function readOutcomes(): ExampleOutcomes {
  return readGeneratedJson(generatedFiles.examples.outcomes, outcomesSchema);
}
