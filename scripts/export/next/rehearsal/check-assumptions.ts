import type { Assumption } from '../contract/assumption';
import { openClient } from '../contract/client';
import { readExported } from '../contract/exported';
import { clientAssumptions, exportAssumptions } from './assumptions';

/** The result of checking an assumption. */
export interface Outcome {
  name: string;
  /** What was found instead, when it does not hold. */
  found?: string;
  /** Why it could not be checked. */
  obstacle?: string;
}

/**
 * Checks all assumptions on an export of the sample.
 *
 * @param out the folder of the export
 * @param hasBrowser whether to check the assumptions about the client, too
 */
export async function checkAssumptions(out: string, hasBrowser: boolean): Promise<Outcome[]> {
  const outcomes = await checkAll(exportAssumptions, readExported(out));
  if (!hasBrowser) return outcomes;
  try {
    const client = await openClient(out);
    try {
      outcomes.push(...(await checkAll(clientAssumptions, client)));
    } finally {
      await client.close();
    }
  } catch (error) {
    // If the pages cannot be completed, the assumptions about the client cannot be checked.
    const obstacle = messageOf(error);
    outcomes.push(...clientAssumptions.map(({ name }) => ({ name, obstacle })));
  }
  return outcomes;
}

async function checkAll<Subject>(
  assumptions: readonly Assumption<Subject>[],
  subject: Subject,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, holds } of assumptions) {
    try {
      await holds(subject);
      outcomes.push({ name });
    } catch (error) {
      outcomes.push({ name, found: messageOf(error) });
    }
  }
  return outcomes;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
