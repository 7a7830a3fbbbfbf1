/**
 * Writes what there is to know about a build: for whoever documents a library with it, and for programs.
 *
 * Reads   out/, what the generators have left in .generated/, and the tables of content/.
 * Writes  report.html and report.json beside out/, or beside the folder given as first argument, into which
 *         the build was copied.
 * Fails   when there is no build. What the report tells of stops nothing; `npm run check` is the gate.
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
  const beside = (name: string) => join(dirname(out), name);
  writeFileSync(beside('report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(beside('report.html'), reportHtml(report, basename(out)));
  const files = `${beside('report.html')} and report.json`;
  // The figures of a copy are those of what it is a copy of.
  if (out !== built) return console.log(files);
  const lines = summaryOf(report).map(({ name, value }) => `${name}: ${value}`);
  console.log(`${files}\n  ${lines.join('\n  ')}`);
});
