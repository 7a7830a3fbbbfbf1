/**
 * Tells when what pages are made of last changed, for the sitemap, the feed and the pages themselves.
 *
 * Reads   the git history of content/, and of the line of package.json that names the library.
 * Writes  .generated/file-dates.json: the date of each file below content/, and of the library.
 * Ends    without dates where the history does not tell them: in an unpacked archive, and for what has
 *         not changed since a shallow clone begins. Pages then say nothing about their age.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { libraryVersion } from '@/lib/catalogue/version';
import { fileDatesSchema } from '@/lib/dates/file-dates';
import { generatedFiles } from '@/lib/generated/files';
import { fileDates, textDate } from '@/scripts/shared/git-dates';
import { main } from '@/scripts/shared/main';

main(() => {
  const files = fileDates('.', ['content']);
  const library = textDate('.', 'package.json', `"@angular/material": "${libraryVersion}"`);
  const dates = fileDatesSchema.parse({ files, library });
  mkdirSync(dirname(generatedFiles.fileDates), { recursive: true });
  writeFileSync(generatedFiles.fileDates, `${JSON.stringify(dates, null, 1)}\n`);
  console.log(`Page dates: ${Object.keys(files).length} files, library ${library ?? 'not known'}.`);
});
