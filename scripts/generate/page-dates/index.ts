/**
 * Finds when the sources of pages last changed, for the sitemap, the feed and the pages themselves.
 *
 * Reads   the Git history of content/ and CHANGELOG.md, and of the line in package.json with the version of
 *         the library. If content/ contains copies of external files, the history of the original files.
 * Writes  .generated/file-dates.json: the date of each of these files, of the library, of each release in the
 *         API history, and of each section of the changelog.
 * Fails   never because of missing dates. It omits dates that are not in the history: all of them in an
 *         unpacked archive, and in a shallow clone those of files that have not changed since its first
 *         commit. Pages then show no date, and the reason is printed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { site } from '@/content/site';
import { libraryVersion } from '@/lib/catalogue/version';
import { changelogFile, readChangelog } from '@/lib/dates/changelog';
import { fileDatesSchema } from '@/lib/dates/file-dates';
import { generatedFiles } from '@/lib/generated/files';
import { sourceFilesIfAny } from '@/lib/generated/source-files';
import { readApiHistory } from '@/lib/history/history';
import { type FileDates, fileDates, missingHistory, textDate } from '@/scripts/shared/git-dates';
import { main } from '@/scripts/shared/main';

/** The dates at which texts were added to a file, by name. Omits names without a known date. */
function datesOf(file: string, names: readonly string[], textOf: (name: string) => string) {
  const dates = names.map((name) => [name, textDate('.', file, textOf(name))] as const);
  return Object.fromEntries(dates.filter(([, date]) => date !== undefined));
}

/**
 * The depth of the folders passed to `git log`. Less depth would read too much history, and a list of all
 * files would be too long.
 */
const depth = 2;

/** The date of the last change of each file in `content/`, or of the original file if it is a copy. */
function datesOfContent(): FileDates {
  const sources = sourceFilesIfAny();
  if (!sources) return fileDates('.', ['content', changelogFile]);
  const inside = Object.entries(sources.files).filter(([, source]) => !source.startsWith('../'));
  const places = new Set(inside.map(([, source]) => source.split('/').slice(0, depth).join('/')));
  const dates = fileDates(sources.root, [...places]);
  return Object.fromEntries(
    inside.flatMap(([copy, source]) => {
      const date = dates[source];
      return date === undefined ? [] : [[copy, date]];
    }),
  );
}

main(() => {
  const releases = readApiHistory().steps.map(({ to }) => to);
  const dates = fileDatesSchema.parse({
    files: datesOfContent(),
    library: textDate('.', 'package.json', `"${site.packages[0].npm}": "${libraryVersion}"`),
    releases: datesOf(generatedFiles.apiHistory, releases, (version) => `"to": "${version}"`),
    changelog: datesOf(
      changelogFile,
      readChangelog().map(({ title }) => title),
      (title) => `## ${title}`,
    ),
  });
  mkdirSync(dirname(generatedFiles.fileDates), { recursive: true });
  writeFileSync(generatedFiles.fileDates, `${JSON.stringify(dates, null, 1)}\n`);
  const reason = missingHistory(sourceFilesIfAny()?.root ?? '.');
  if (reason !== undefined) {
    console.log(`${reason}: pages, sitemap and feed do not say when their content last changed.`);
  }
  const { length } = Object.keys(dates.files);
  console.log(`Page dates: ${length} files, library ${dates.library ?? 'unknown'}.`);
});
