import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@/content/environment';
import { generatedFiles } from '@/lib/generated/files';
import { keptTextsVariable } from '@/lib/markdown/kept-text';
import { generate } from '@/scripts/generate/generate';
import { generators } from '@/scripts/generate/generators';
import { announce } from '@/scripts/shared/build-steps/announce';
import type { BuildStep, StepTime } from '@/scripts/shared/build-steps/build-step';
import { importsOf } from '@/scripts/shared/build-steps/imports-of';
import { runBuildSteps } from '@/scripts/shared/build-steps/run-build-steps';
import {
  forget,
  isKept,
  keep,
  stampOfFiles,
  stampOfInputs,
} from '@/scripts/shared/build-steps/stamps';
import { stepTable } from '@/scripts/shared/build-steps/step-table';
import { removeRouteTypes } from './route-types';
import { type BuildOptions, siteSteps, wholeSite } from './site-steps';

/**
 * Throws when the environment has invalid values. Removes the slash at the end of the path for every step.
 */
function checkEnvironment(): void {
  process.env.BASE_PATH = readEnvironment(process.env).BASE_PATH;
}

/**
 * Keeps what the build makes of texts for the next one, in a folder for the code that makes it. Removes those of
 * other states of the code.
 */
function keepTexts(): void {
  const code = importsOf([
    'lib/markdown/to-html.ts',
    'lib/markdown/highlight.ts',
    'scripts/generate/edit-in-place/transpile-example.ts',
  ]);
  const state = stampOfFiles([...code, 'package-lock.json']);
  const folder = generatedFiles.keptTexts;
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder).filter((name) => name !== state)) {
    rmSync(join(folder, other), { recursive: true, force: true });
  }
  process.env[keptTextsVariable] = resolve(folder, state);
}

/** The types of the whole project, scripts and tests included. */
const typeCheck: BuildStep = {
  name: 'Types',
  command: ['tsc'],
  seconds: 20,
  data: [
    ...['app', 'components', 'content', 'e2e', 'lib', 'scripts', 'tsconfig.json'],
    ...readdirSync('.').filter((file) => file.endsWith('.ts') && file !== 'next-env.d.ts'),
  ],
  only: /\.(?:tsx?|json)$/,
  readsTests: true,
  ignoresSummaries: true,
  makes: [],
};

/** Exports the site from what has been generated, and completes the export for hosts. */
async function exportSite(
  options: BuildOptions,
  site = wholeSite(options),
): Promise<readonly StepTime[]> {
  const started = performance.now();
  const id = stampOfInputs(site);
  if (isKept(site, id)) {
    console.log('\nNothing that the site is made from has changed: out/ is left as it is.');
    const wall = (performance.now() - started) / 1000;
    return [{ name: 'Pages and their completion', kept: true, wall, processor: 0 }];
  }
  forget(site);
  process.env.BUILD_ID = id;
  const times = await runBuildSteps(siteSteps(options));
  keep(site, id);
  return times;
}

async function printTable(work: () => Promise<readonly StepTime[]>): Promise<void> {
  const started = performance.now();
  const times = await work();
  console.log(`\n${stepTable(times, (performance.now() - started) / 1000)}`);
}

/** Exports the site from what has been generated, completes the export for hosts, and prints the times. */
export async function buildFromGenerated(options: BuildOptions): Promise<void> {
  checkEnvironment();
  keepTexts();
  await printTable(() => exportSite(options));
}

/**
 * Generates what has changed, checks the types of the whole project meanwhile, builds, and prints the times.
 *
 * @throws when the environment has invalid values, when a generator, a type or the build fails
 */
export async function build(options: BuildOptions): Promise<void> {
  checkEnvironment();
  keepTexts();
  const site = wholeSite(options);
  const after = generators.map(({ name }) => name);
  console.log(`\n${announce([...generators, typeCheck, { ...site, after }])}`);
  await printTable(async () => {
    removeRouteTypes();
    return [...(await generate([typeCheck])), ...(await exportSite(options, site))];
  });
}
