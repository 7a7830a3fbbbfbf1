/**
 * Measures the sizes of the live examples, so that pages reserve space for examples that load late, and
 * center narrow ones.
 *
 * Reads   out/ (run `npm run build` first), the manifest of the live examples
 * Writes  content/example-sizes.json, which is committed, so that the build needs no browser
 * Fails   when there is no build, or no browser
 *
 * An example that is not in the file is rendered completely in its page. The end-to-end tests detect examples
 * whose size has changed.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { allExamples } from '@/lib/examples/catalogue';
import { liveManifest } from '@/lib/examples/manifest';
import { itemOfExample } from '@/lib/examples/of-item';
import type { ExampleSizes } from '@/lib/examples/schema';
import { generatedFiles } from '@/lib/generated/files';
import { paths } from '@/lib/routes/paths';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { main } from '@/scripts/shared/main';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import { measureExamples, windowWidths } from './measure';

main(async () => {
  if (!existsSync('out')) throw new Error('There is no out/: run "npm run build" first');
  const { sheets, stages } = liveManifest();
  const live = allExamples().flatMap((example) => {
    const { id, kind } = example;
    const stage = stages[id];
    return kind === 'live' && stage !== undefined
      ? [{ id, sheets: sheets[id] ?? [], stage, page: paths.example(itemOfExample(example), id) }]
      : [];
  });
  const [first] = live;
  if (!first) throw new Error('There is no live example to measure');
  const server = createSiteServer('out');
  const address = `http://localhost:${await listen(server, 0)}${first.page}`;
  // Otherwise, headless mode rounds the width of letters to whole pixels.
  const args = ['--no-sandbox', '--font-render-hinting=none'];
  const browser = await chromium.launch({ ...browserOption(), args });
  const page = await browser.newPage();
  const measure = (width: number) => measureExamples(page, address, width, live);
  const { narrow, medium, wide } = await measureAt(measure).finally(async () => {
    await browser.close();
    server.close();
  });
  const sizes: ExampleSizes = {};
  for (const { id } of live) {
    const [smallest, middle, largest] = [narrow.get(id), medium.get(id), wide.get(id)];
    if (!smallest || !middle || !largest) throw new Error(`The example "${id}" was not measured`);
    sizes[id] = {
      heights: [smallest.height, middle.height, largest.height],
      ...(largest.width !== undefined && { width: largest.width }),
    };
  }
  const lines = Object.entries(sizes).map(
    ([id, size]) => `  ${JSON.stringify(id)}: ${JSON.stringify(size)}`,
  );
  writeFileSync(generatedFiles.exampleSizes, `{\n${lines.join(',\n')}\n}\n`);
  const centered = Object.values(sizes).filter(({ width }) => width !== undefined).length;
  console.log(`${live.length} examples measured, ${centered} of them are centered.`);
});

type Measures = Awaited<ReturnType<typeof measureExamples>>;

async function measureAt(measure: (width: number) => Promise<Measures>) {
  const narrow = await measure(windowWidths.narrow);
  const medium = await measure(windowWidths.medium);
  return { narrow, medium, wide: await measure(windowWidths.wide) };
}
