/**
 * Prints warnings for errors in external texts, which were corrected or omitted on the pages.
 *
 * Reads   the overviews and guides of the site, .generated/examples, .generated/source-files.json.
 * Writes  .generated/text-warnings.json: page, file, line and message of each warning.
 * Fails   never because of a warning. On a site with strict texts it does nothing, because there the same
 *         errors stop the build.
 */
import { writeFileSync } from 'node:fs';
import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
import { findTextWarnings } from '@/lib/markdown/text-warnings';
import { main } from '@/scripts/shared/main';

main(async () => {
  if (site.isStrict) return;
  const warnings = await findTextWarnings();
  for (const { file, line, message } of warnings) console.warn(`${file}:${line}: ${message}`);
  writeFileSync(generatedFiles.textWarnings, `${JSON.stringify(warnings, null, 1)}\n`);
  console.log(`Texts: ${warnings.length} warnings.`);
});
