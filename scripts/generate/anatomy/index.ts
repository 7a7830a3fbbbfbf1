/**
 * Draws the anatomy of components to scale, for the beginning of their overviews.
 *
 * Reads   content/anatomy, the live examples in .generated/examples and public/live, app/styles/tokens.css.
 * Writes  .generated/anatomy/<package>-<item>.json  the measurements of the parts, the size of the drawing
 *         .generated/anatomy/<package>-<item>.svg   the drawing, with the colors of the page that shows it
 *         public/live/<package>-<item>-anatomy.<hash>.svg  a copy for the server
 *         Does not measure unchanged components again, and removes obsolete drawings.
 * Fails   when a drawing cannot be written. When components cannot be measured, it draws all others first and
 *         then lists each failed row with its field.
 *
 * The examples run in Chromium to be measured. Without a Chromium it prints a message, and the overviews have
 * no drawings, because a build must not need a browser.
 */
import { mkdirSync } from 'node:fs';
import { allAnatomies } from '@/lib/anatomy/anatomies';
import { generatedFiles } from '@/lib/generated/files';
import { bundleEntry } from '@/scripts/generate/page-scripts/bundle-entry';
import { findBrowser } from '@/scripts/shared/installed-browsers/find-browser';
import { main } from '@/scripts/shared/main';
import { drawAnatomy } from './draw/draw-anatomy';
import {
  publishDrawings,
  removeObsoleteDrawings,
  removeStaleDrawings,
  writeDrawing,
} from './drawings';
import { measureAll } from './measure';

main(async () => {
  const started = performance.now();
  mkdirSync(generatedFiles.anatomy, { recursive: true });
  const anatomies = allAnatomies();
  removeObsoleteDrawings(anatomies);
  const stale = removeStaleDrawings(anatomies);
  const browser = stale.length > 0 ? findBrowser() : undefined;
  if (browser !== undefined) {
    const script = await bundleEntry('scripts/generate/anatomy/in-page/entry.ts');
    const failed = await measureAll(stale, { browser, script }, (anatomy, measured) =>
      writeDrawing(anatomy, drawAnatomy(anatomy, measured)),
    );
    if (failed.length > 0)
      throw new Error(`Anatomy: these drawings failed:\n  ${failed.join('\n  ')}`);
  } else if (stale.length > 0) {
    console.log(`Anatomy: no Chromium found, so ${stale.length} overviews have no drawing.`);
  }
  const published = publishDrawings(anatomies);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const measured = browser === undefined ? 0 : stale.length;
  console.log(
    `Anatomy: ${published.count} drawings, ${measured} measured, ${(published.bytes / 1024).toFixed(0)} KB, in ${seconds} s.`,
  );
});
