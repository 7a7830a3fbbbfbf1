/**
 * Tells when what pages are made of last changed, for the sitemap, the feed and the pages themselves.
 *
 * Reads   the git history of content/ and CHANGELOG.md, and of the line of package.json that names the
 *         library; where content/ holds copies, that of what they are copies of.
 * Writes  .generated/file-dates.json: the date of each of these files, of the library, of each release in
 *         the history of its API, and of each part of the changelog.
 * Ends    without dates where the history does not tell them: in an unpacked archive, and for what has
 *         not changed since a shallow clone begins. Pages then say nothing about their age.
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
import { type FileDates, fileDates, textDate } from '@/scripts/shared/git-dates';
import { main } from '@/scripts/shared/main';

/** The dates of texts that are known, by the names they are asked for by. */
function datesOf(file: string, names: readonly string[], textOf: (name: string) => string) {
  const dates = names.map((name) => [name, textDate('.', file, textOf(name))] as const);
  return Object.fromEntries(dates.filter(([, date]) => date !== undefined));
}

/** How many folders down a history is asked for: fewer take in too much, each file is too many. */
const depth = 2;

/** When each file of `content/` last changed, or what it is a copy of, there. */
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
  const { length } = Object.keys(dates.files);
  console.log(`Page dates: ${length} files, library ${dates.library ?? 'not known'}.`);
});
