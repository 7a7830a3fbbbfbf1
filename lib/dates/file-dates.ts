import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';

const date = z.iso.datetime({ offset: true });

/** What `scripts/generate/page-dates` writes. */
export const fileDatesSchema = z.strictObject({
  /** When each file of `content/` and the changelog last changed, by its path from the root. */
  files: z.record(z.string(), date),
  /** When this repository switched to the documented release of the library. */
  library: date.optional(),
  /** When each release of the library was added to the API history, by its version. */
  releases: z.record(z.string(), date),
  /** When each heading of the changelog was added, by the heading. */
  changelog: z.record(z.string(), date),
});

export type FileDates = z.infer<typeof fileDatesSchema>;

let known: FileDates | undefined;

function read(): FileDates {
  return (known ??= readGeneratedJson(generatedFiles.fileDates, fileDatesSchema));
}

/** The newest date of each file and of each folder with all files below it, by path. */
type DatesOfPlaces = ReadonlyMap<string, string>;

/** Computed once for all pages: there are thousands of files, and every page has a date. */
const placesOf = new WeakMap<FileDates, DatesOfPlaces>();

/** A path and the folders above it: `a/b/c`, `a/b`, `a`. */
function withFolders(file: string): readonly string[] {
  const names = file.split('/');
  return names.map((_, above) => names.slice(0, names.length - above).join('/'));
}

function datesOfPlaces(dates: FileDates): DatesOfPlaces {
  const known = placesOf.get(dates);
  if (known) return known;
  const places = new Map<string, string>();
  for (const [file, changed] of Object.entries(dates.files)) {
    for (const place of withFolders(file)) {
      places.set(place, newest([places.get(place), changed]) ?? changed);
    }
  }
  placesOf.set(dates, places);
  return places;
}

/**
 * When the newest of these files last changed, according to the history of the repository.
 *
 * @param places paths of files or folders from the project's root; a folder includes all files below it
 * @returns ISO 8601 with an offset; nothing when no date is known: the files are not committed yet, or
 *   the site was built from an archive or a shallow clone
 */
export function lastChanged(places: readonly string[], dates = read()): string | undefined {
  const known = datesOfPlaces(dates);
  return newest(places.map((place) => known.get(place)));
}

/** When this repository switched to the documented release of the library, if known. */
export function libraryChanged(dates = read()): string | undefined {
  return dates.library;
}

/** When a release of the library was added to the API history, if known. */
export function releaseDate(version: string, dates = read()): string | undefined {
  return dates.releases[version];
}

/** When a heading of the changelog was added, if known. */
export function changelogDate(title: string, dates = read()): string | undefined {
  return dates.changelog[title];
}

/** The latest of some ISO dates, which may have different offsets. */
export function newest(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((candidate) => candidate !== undefined)
    .toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}
