/**
 * Writes a report about a build, for authors of a site and for programs.
 *
 * Reads   out/, the files of the generators in .generated/, and the tables of content/.
 * Writes  report.html and report.json beside out/. For the folder in the first argument, a copy of the build, they
 *         are <folder>-report.html and <folder>-report.json beside it.
 * Fails   when there is no build. Problems in the report do not fail: `npm run check` does that.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { main } from '@/scripts/shared/main';
import { collectReport } from './collect';
import { reportHtml } from './report-html';
import { summaryOf } from './summary';

main(() => {
  const built = 'out';
  const out = process.argv[2] ?? built;
  if (!existsSync(out)) throw new Error(`There is no ${out}/. Run \`npm run build\`.`);
  const report = collectReport(out);
  // Several copies may lie side by side.
  const prefix = out === built ? '' : `${basename(out)}-`;
  const beside = (name: string) => join(dirname(out), prefix + name);
  writeFileSync(beside('report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(beside('report.html'), reportHtml(report, basename(out)));
  const files = `${beside('report.html')} and ${prefix}report.json`;
  // For a copy, the summary would repeat that of the build.
  if (out !== built) return console.log(files);
  const lines = summaryOf(report).map(({ name, value }) => `${name}: ${value}`);
  console.log(`${files}\n  ${lines.join('\n  ')}`);
});
