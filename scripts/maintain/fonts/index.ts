/**
 * Makes the site's fonts smaller: the characters and the weights it uses.
 *
 * Reads   the variable Roboto and Roboto Mono of the @fontsource-variable packages.
 * Writes  app/fonts/roboto.woff2, for the site and the live examples, roboto-more.woff2, with the letters
 *         that few pages use, and roboto-mono.woff2, for code. They are committed; run `npm run fonts`
 *         after an update of the packages. The second's `unicode-range` stands in app/layout.tsx.
 * Needs   Python with fonttools (`pip install 'fonttools[woff]'`), which draws them on a coarser grid.
 * Fails   when a package or fonttools is not installed or the package's files are named otherwise.
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
 * Units of a letter's square. The sources have 2048; a thousand is what PostScript's fonts have: at 40
 * pixels one is a 25th of a pixel, and a tenth fewer bytes tell where lines go.
 */
const gridUnits = '1000';

main(async () => {
  for (const { name, family, text, max } of fonts) {
    const source = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const font = await subsetFont(readFileSync(require.resolve(source)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max } },
      // Screens of today smooth what hints once straightened.
      noHinting: true,
      // Small capitals, old figures and the like: nothing here asks for them.
      noLayoutClosure: true,
      keepFeatures: ['kern', 'tnum'],
      // What makes styles for menus of fonts, and hints for coarse screens.
      // Widths between two weights follow from the outlines' own variations, too.
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
