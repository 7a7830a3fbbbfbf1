import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';

const date = z.iso.datetime({ offset: true });

/** What `scripts/generate/page-dates` writes. */
export const fileDatesSchema = z.strictObject({
  /** When each file of `content/`, and the changelog, last changed, by its path from the root. */
  files: z.record(z.string(), date),
  /** When the documented release of the library came to be documented here. */
  library: date.optional(),
  /** When a release of the library came into the history of its API, by its version. */
  releases: z.record(z.string(), date),
  /** When a part of the changelog got its heading, by the heading. */
  changelog: z.record(z.string(), date),
});

export type FileDates = z.infer<typeof fileDatesSchema>;

let known: FileDates | undefined;

function read(): FileDates {
  return (known ??= readGeneratedJson(generatedFiles.fileDates, fileDatesSchema));
}

/**
 * When the newest of these files last changed, by the history of the repository.
 *
 * @param places files from the project's root, or folders, with all below them
 * @returns ISO 8601 with an offset; nothing where none of them is known: not committed yet, or the
 *   site was built from an archive or a shallow clone
 */
export function lastChanged(places: readonly string[], dates = read()): string | undefined {
  const found = Object.entries(dates.files).filter(([file]) =>
    places.some((place) => file === place || file.startsWith(`${place}/`)),
  );
  return newest(found.map(([, changed]) => changed));
}

/** When the documented release of the library came to be documented here, where that is known. */
export function libraryChanged(dates = read()): string | undefined {
  return dates.library;
}

/** When a release of the library came into the history of its API, where that is known. */
export function releaseDate(version: string, dates = read()): string | undefined {
  return dates.releases[version];
}

/** When a part of the changelog got its heading, where that is known. */
export function changelogDate(title: string, dates = read()): string | undefined {
  return dates.changelog[title];
}

/** The latest of some dates; their offsets may differ. */
export function newest(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((candidate) => candidate !== undefined)
    .toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}
