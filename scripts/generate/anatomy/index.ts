/**
 * Draws the anatomy of components to scale, for the beginning of their overviews.
 *
 * Reads   content/anatomy; content/measured, with what a browser measured of the components.
 * Writes  .generated/anatomy/<package>-<item>.json  the measures of the parts, the size of the drawing
 *         .generated/anatomy/<package>-<item>.svg   the drawing, with the colors of the page that shows it
 *         public/live/<package>-<item>-anatomy.<hash>.svg  a copy for the server
 *         Removes obsolete drawings.
 * Fails   when a file in content/measured is invalid. A component that was not measured yet has no drawing;
 *         it is named, like every file of content/measured that is out of date.
 */
import { existsSync } from 'node:fs';
import { allAnatomies } from '@/lib/anatomy/anatomies';
import { generatedFiles } from '@/lib/generated/files';
import { outdatedMeasures } from '@/scripts/maintain/measure/stamps';
import { main } from '@/scripts/shared/main';
import { draw, publishDrawings, removeObsoleteDrawings } from './drawings';

main(() => {
  const started = performance.now();
  const anatomies = allAnatomies();
  removeObsoleteDrawings(anatomies);
  const undrawn = anatomies.flatMap((anatomy) => draw(anatomy) ?? []);
  // Other sites may never have been measured.
  const outdated = existsSync(generatedFiles.measures) ? outdatedMeasures() : [];
  if (outdated.length > 0) {
    console.log(`Out of date, renewed by "npm run measure":\n  ${outdated.join('\n  ')}`);
  }
  if (undrawn.length > 0) console.log(`Without a drawing:\n  ${undrawn.join('\n  ')}`);
  const { count, bytes } = publishDrawings(anatomies);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Anatomy: ${count} drawings, ${(bytes / 1024).toFixed(0)} KB, in ${seconds} s.`);
});
