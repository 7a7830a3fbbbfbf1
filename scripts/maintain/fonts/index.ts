/**
 * Creates the site's font files: subsets with only the characters and weights that it uses.
 *
 * Reads   the variable Roboto and Roboto Mono of the @fontsource-variable packages.
 * Writes  app/fonts/roboto.woff2, for the site and the live examples, roboto-more.woff2, with the characters
 *         that few pages use, and roboto-mono.woff2, for code. They are committed; run `npm run fonts`
 *         after an update of the packages. The `unicode-range` of the second file is in app/layout.tsx.
 * Needs   Python with fonttools (`pip install 'fonttools[woff]'`), which scales them to a coarser grid.
 * Fails   when a package or fonttools is not installed, or a package has no file with the expected name.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { main } from '@/scripts/shared/main';
import { firstCharacters, fontCharacters, otherCharacters } from './characters';

const require = createRequire(import.meta.url);

const fonts = [
  { name: 'roboto', family: 'roboto', text: firstCharacters, max: 700 },
  { name: 'roboto-more', family: 'roboto', text: otherCharacters, max: 700 },
  { name: 'roboto-mono', family: 'roboto-mono', text: fontCharacters, max: 600 },
] as const;

/**
 * Units per em. The sources have 2048; PostScript fonts have 1000. At 40 pixels, one unit is 1/25 of a pixel,
 * and the outlines need 10 % fewer bytes.
 */
const gridUnits = '1000';

main(async () => {
  for (const { name, family, text, max } of fonts) {
    const source = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const font = await subsetFont(readFileSync(require.resolve(source)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max } },
      // Hints are only useful on low-resolution screens.
      noHinting: true,
      // The site uses no small capitals, old-style figures or similar features.
      noLayoutClosure: true,
      keepFeatures: ['kern', 'tnum'],
      // STAT names styles for font menus, and gasp is for low-resolution screens. Without HVAR, browsers
      // compute the widths between two weights from the outlines.
      dropTables: ['STAT', 'gasp', 'HVAR'],
    });
    const file = `app/fonts/${name}.woff2`;
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    const fine = join(folder, 'fine.woff2');
    writeFileSync(fine, font);
    const scale = ['-m', 'fontTools.ttLib.scaleUpem', '--output-file', file, fine, gridUnits];
    execFileSync('python3', scale, { stdio: ['ignore', 'ignore', 'inherit'] });
    rmSync(folder, { recursive: true });
    console.log(`${file}: ${statSync(file).size} bytes`);
  }
});
