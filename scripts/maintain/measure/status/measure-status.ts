import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { liveManifest } from '@/lib/examples/manifest';
import { examplesOf } from '@/lib/examples/of-item';
import type { ItemStatus } from '@/lib/measured/status-schema';
import { bundleEntry } from '@/scripts/generate/page-scripts/bundle-entry';
import { launchOptions } from '../browser/open-page';
import { createApplication } from './application';
import { importsOf } from './imports';
import { type Audit, runExamples } from './run-examples';
import { openRunPage } from './run-page';
import { obsoleteStatus, outdatedParts, readStatus, type StatusItem } from './status-stamps';

type Part = 'size' | 'run';

interface Options {
  /** Whether to measure everything again. */
  all: boolean;
  /** Path of Chromium. */
  browserPath: string;
  audit: Audit;
}

/** Whether a part of an item's file has to be measured. */
const needs = (item: StatusItem, part: Part, all: boolean) =>
  all || outdatedParts(item).some((each) => each === part || each === 'missing');

async function save(item: StatusItem, change: ItemStatus): Promise<void> {
  const { size, run } = { ...readStatus(item.file), ...change };
  const status: ItemStatus = { ...(size !== undefined && { size }), ...(run && { run }) };
  mkdirSync(dirname(item.file), { recursive: true });
  const text = await format(JSON.stringify(status), { parser: 'json', printWidth: 100 });
  writeFileSync(item.file, text);
}

async function measureRuns(
  items: readonly StatusItem[],
  { browserPath, audit }: Pick<Options, 'browserPath' | 'audit'>,
): Promise<void> {
  const script = await bundleEntry('scripts/maintain/measure/browser/in-page/entry.ts');
  const browser = await chromium.launch({ executablePath: browserPath, args: launchOptions });
  try {
    for (const { item, run, ...rest } of items) {
      if (!run) continue;
      const { examples } = liveManifest();
      // Some examples show on purpose what to avoid.
      const ids = examplesOf(item).flatMap(({ id }) =>
        examples[id] && !id.endsWith('-avoid') ? [id] : [],
      );
      const page = await openRunPage(browser, script);
      const found = await runExamples(page, ids, audit);
      await page.close();
      await save({ item, run, ...rest }, { run: { from: run, ...found } });
      console.log(`  ${item.packageName} ${item.id}: ${ids.length} examples`);
    }
  } finally {
    await browser.close();
  }
}

async function measureSizes(items: readonly StatusItem[]): Promise<void> {
  if (items.length === 0) return;
  const application = createApplication('node_modules');
  try {
    const empty = await application.sizeWith([]);
    for (const each of items) {
      const imports = importsOf(each.item);
      if (imports.length === 0) {
        await save(each, { size: null });
        continue;
      }
      const gzip = (await application.sizeWith(imports)) - empty;
      const names = imports.map(({ name }) => name);
      await save(each, { size: { from: each.size, gzip, imports: names } });
      console.log(`  ${each.item.packageName} ${each.item.id}: ${gzip} bytes`);
    }
  } finally {
    application.remove();
  }
}

/**
 * Renews the status files of `content/measured` that are out of date: what an item adds to an application, and how
 * its examples run. The API and the live examples have to be generated.
 *
 * @throws when an application does not compile, or an example does not run
 */
export async function measureStatus(
  items: readonly StatusItem[],
  { all, browserPath, audit }: Options,
): Promise<void> {
  for (const file of obsoleteStatus(items)) rmSync(file);
  const runs = items.filter((item) => needs(item, 'run', all));
  const sizes = items.filter((item) => needs(item, 'size', all));
  for (const item of items) if (outdatedParts(item).includes('missing')) await save(item, {});
  if (runs.length > 0) await measureRuns(runs, { browserPath, audit });
  await measureSizes(sizes);
}
