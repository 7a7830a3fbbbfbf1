/**
 * Shows what has changed for the eye between two built sites: photographs one page of each kind and
 * each thing that opens, in every theme at three widths, and compares the pictures pixel by pixel.
 *
 *   npm run looks -- <other out/> [options]      (an unknown option prints them)
 *
 * Reads   out/ (or --out) and the folder of the other site, usually built from the main branch.
 * Writes  .generated/looks: index.html and the pictures that differ; nothing that git keeps.
 * Prints  the differing pictures with the part of their pixels that differs.
 * Ends    with exit code 0 when nothing differs; with 1 when something does, and when it could not
 *         compare: an unknown option, a folder without a site, no browser.
 *
 * To look the same each time, pages are photographed with reduced motion, all fonts loaded, a clock
 * that stands still and live examples left as they were pre-rendered. Pages longer than --height are
 * cut there; of the rest only the page's height is compared.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '@/scripts/shared/main';
import { type Judgement, kinds } from './judge';
import { parseOptions } from './options';
import type { Subject } from './photograph';
import { nameOf, reportHtml, type Row, table } from './report';
import { runLooks } from './run';

const folder = '.generated/looks';

/** Writes pictures as they come: all of them together are too much to hold. */
function store(subject: Subject, judgement: Judgement, keep: boolean): Row {
  const { pictures, ...told } = judgement;
  const files: Row['files'] = {};
  for (const kind of kinds) {
    const picture = pictures[kind];
    if (picture === undefined || !(judgement.differs || keep)) continue;
    files[kind] = `${nameOf(subject)}-${kind}.png`;
    writeFileSync(join(folder, files[kind]), picture);
  }
  return { ...told, subject, files };
}

main(async () => {
  const options = parseOptions(process.argv.slice(2));
  const started = performance.now();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const rows: Row[] = [];
  await runLooks(options, (subject, judgement, left) => {
    rows.push(store(subject, judgement, options.keep));
    if (judgement.differs) console.log(`${nameOf(subject)} differs`);
    if (left > 0 && left % 20 === 0) console.log(`${left} to go`);
  });
  const title = `${options.before} and ${options.after}`;
  writeFileSync(join(folder, 'index.html'), reportHtml(rows, title));

  const lines = table(rows);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  console.log(`\n${lines.length} of ${rows.length} pictures differ, seen in ${seconds} s.`);
  console.log(`Report: ${join(folder, 'index.html')}`);
  if (lines.length > 0) process.exitCode = 1;
});
