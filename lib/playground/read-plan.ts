import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import type { PlaygroundPlan } from './model';
import { playgroundSchema } from './schema';

/** @throws when there is no such playground, or its file does not match the schema */
export function readPlan(id: string): PlaygroundPlan {
  return readGeneratedJson(generatedFiles.examples.playground(id), playgroundSchema);
}
