import { z } from 'zod';
import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { versionLabel } from './history';

/** The committed file: which release added each entry point of the documented packages. */
export const entryPointHistorySchema = z.strictObject({
  /** The releases that were looked at, from old to new. */
  releases: z.array(z.string()).min(1),
  /** By the name of the module, the release in its short form. The oldest one may not have added it. */
  addedIn: z.record(z.string(), z.string()),
});

type EntryPointHistory = z.infer<typeof entryPointHistorySchema>;

let history: EntryPointHistory | undefined;

/**
 * Which release added each entry point, read once per process; empty when the site has no API history.
 *
 * @throws when the file is missing or malformed, naming the field
 */
export function readEntryPointHistory(): EntryPointHistory {
  if (!site.hasApiHistory) return { releases: [], addedIn: {} };
  return (history ??= readGeneratedJson(generatedFiles.entryPoints, entryPointHistorySchema));
}

/** The oldest release that was looked at, in its short form; undefined when the site has no API history. */
export function oldestRelease(): string | undefined {
  const [first] = readEntryPointHistory().releases;
  return first === undefined ? undefined : versionLabel('', first);
}

/**
 * The release that added an entry point, in its short form.
 *
 * @param name as in an import, such as `@acme/ui/button`
 * @returns null when the oldest release that was looked at has it already
 * @throws when the file does not list it
 */
export function entryPointAddedIn(
  name: string,
  { releases, addedIn } = readEntryPointHistory(),
): string | null {
  const version = addedIn[name];
  if (version === undefined) {
    throw new Error(`${generatedFiles.entryPoints}: no entry point ${name}; expected its release`);
  }
  return version === versionLabel('', releases[0] ?? '') ? null : version;
}
