import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import type { PlaygroundPlan } from './model';
import { playgroundSchema } from './schema';

const plans = new Map<string, PlaygroundPlan>();

/**
 * The plan of a playground, read once: every page that lists an item's examples needs it.
 *
 * @throws when there is no such playground, or its file does not match the schema
 */
export function readPlan(id: string): PlaygroundPlan {
  const plan =
    plans.get(id) ?? readGeneratedJson(generatedFiles.examples.playground(id), playgroundSchema);
  plans.set(id, plan);
  return plan;
}
