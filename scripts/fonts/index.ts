/**
 * Makes the site's two fonts smaller: the characters and the weights it uses.
 *
 * Reads   the variable Roboto and Roboto Mono of the @fontsource-variable packages.
 * Writes  app/fonts/roboto.woff2, for the site and the live examples, and app/fonts/roboto-mono.woff2,
 *         for code. They are committed; run `npm run fonts` after an update of the packages.
 * Fails   when a package is not installed or its files are named otherwise.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { main } from '@/scripts/shared/main';
import { fontCharacters } from './characters';

const require = createRequire(import.meta.url);

const fonts = [
  { family: 'roboto', weights: { min: 400, max: 700 } },
  { family: 'roboto-mono', weights: { min: 400, max: 600 } },
] as const;

main(async () => {
  for (const { family, weights } of fonts) {
    const name = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const font = await subsetFont(readFileSync(require.resolve(name)), fontCharacters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      // Screens of today smooth what hints once straightened.
      noHinting: true,
    });
    const file = `app/fonts/${family}.woff2`;
    writeFileSync(file, font);
    console.log(`${file}: ${font.length} bytes`);
  }
});
