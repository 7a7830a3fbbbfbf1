/**
 * Draws each component to measure, as its overview opens with it.
 *
 * Reads   content/anatomy, the live examples in .generated/examples and public/live, app/styles/tokens.css.
 * Writes  .generated/anatomy/<package>-<item>.json  what its parts measure, and the size of its drawing
 *         .generated/anatomy/<package>-<item>.svg   the drawing; it takes the colors of the page it is on
 *         public/live/<package>-<item>-anatomy.<hash>.svg  the same, as it is served
 *         What has not changed is not measured again, what nobody needs is removed.
 * Fails   when a drawing cannot be written, and when rows cannot be measured: each is named, with its
 *         field, after all others have been drawn.
 *
 * Examples run in Chromium to be measured. Where there is none this says so, and the overviews come
 * without drawings: a build must not need a browser.
 */
import { mkdirSync } from 'node:fs';
import { allAnatomies } from '@/lib/anatomy/anatomies';
import { generatedFiles } from '@/lib/generated/files';
import { bundleEntry } from '@/scripts/generate/page-scripts/bundle-entry';
import { findBrowser } from '@/scripts/shared/installed-browsers/find-browser';
import { main } from '@/scripts/shared/main';
import { drawAnatomy } from './draw/draw-anatomy';
import { keepDrawing, removeOthers, serveDrawings, stalesOf } from './drawings';
import { measureAll } from './measure';

main(async () => {
  const started = performance.now();
  mkdirSync(generatedFiles.anatomy, { recursive: true });
  const anatomies = allAnatomies();
  removeOthers(anatomies);
  const stale = stalesOf(anatomies);
  const browser = stale.length > 0 ? findBrowser() : undefined;
  if (browser !== undefined) {
    const script = await bundleEntry('scripts/generate/anatomy/in-page/entry.ts');
    const failed = await measureAll(stale, { browser, script }, (anatomy, measured) =>
      keepDrawing(anatomy, drawAnatomy(anatomy, measured)),
    );
    if (failed.length > 0) throw new Error(`Anatomy: not drawn:\n  ${failed.join('\n  ')}`);
  } else if (stale.length > 0) {
    console.log(
      `Anatomy: there is no Chromium here, so ${stale.length} overviews come without a drawing.`,
    );
  }
  const served = serveDrawings(anatomies);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const measured = browser === undefined ? 0 : stale.length;
  console.log(
    `Anatomy: ${served.count} drawings, ${measured} measured, ${(served.bytes / 1024).toFixed(0)} KB, in ${seconds} s.`,
  );
});
