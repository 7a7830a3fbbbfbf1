/**
 * Draws the social cards, the images that social media show for a page: one for each item and guide, and one
 * for all other pages.
 *
 * Reads   content/ (names, summaries, figures), app/styles/tokens.css, the fonts of @fontsource/roboto.
 * Writes  .generated/cards/<name>.png, 1200 by 630 pixels, and beside each a stamp of its inputs.
 *         Does not redraw unchanged cards, and removes obsolete ones.
 * Fails   when a figure has a class that is not for colors or opacity, or a role has no color.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
import { main } from '@/scripts/shared/main';
import { tokensFile } from '@/scripts/shared/role-colors';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import { drawCard } from './draw-card';
import { listCards } from './list-cards';

const codeFolder = 'scripts/generate/cards';
const stampOf = (name: string) => join(generatedFiles.cards, `${name}.stamp`);

main(async () => {
  const started = performance.now();
  const cards = listCards();
  const tokens = readFileSync(tokensFile, 'utf8');
  const code = fingerprintOfFiles(readdirSync(codeFolder).map((file) => join(codeFolder, file)));
  mkdirSync(generatedFiles.cards, { recursive: true });
  const currentNames = new Set(cards.map(({ name }) => name));
  for (const file of readdirSync(generatedFiles.cards)) {
    if (!currentNames.has(basename(file).replace(/\.\w+$/, ''))) {
      rmSync(join(generatedFiles.cards, file));
    }
  }
  let drawn = 0;
  let bytes = 0;
  for (const card of cards) {
    const file = generatedFiles.card(card.name);
    const stamp = fingerprint(JSON.stringify(card), site.baseUrl, tokens, code);
    if (!isStamped(stampOf(card.name), stamp)) {
      writeFileSync(file, await drawCard(card, tokens));
      writeStamp(stampOf(card.name), stamp);
      drawn++;
    }
    bytes += readFileSync(file).length;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = (bytes / 1024).toFixed(0);
  console.log(`Cards: ${cards.length}, ${drawn} drawn, ${size} KB, in ${seconds} s.`);
});
