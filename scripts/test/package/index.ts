/**
 * Tests the steps of another team: packs this repository, and follows the guide from an empty folder to a site.
 *
 * Reads   docs/use-for-your-library.md, e2e/fixtures/ng-bootstrap, e2e/content/ng-bootstrap.spec.ts.
 * Writes  .generated/package-test, with the tarball; the project of the team in a temporary folder, where npm installs
 *         it from the registry.
 * Fails   when a command of the guide fails, or when a browser test of the built site fails.
 *         `--sample` installs nothing: it creates a project, and checks its definition.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { followGuide } from './follow-guide';
import { tryWithoutInstalling } from './try-without-installing';

const place = resolve('.generated/package-test');

/** Packs this repository as `npm publish` does. Returns the path of the tarball. */
async function pack(): Promise<string> {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const { exitCode, output } = await capture(['npm', 'pack', '--pack-destination', place]);
  const [tarball] = globSync('*.tgz', { cwd: place });
  if (exitCode !== 0 || tarball === undefined) throw new Error(`npm pack failed:\n${output}`);
  return join(place, tarball);
}

async function testInBrowser(project: string): Promise<void> {
  printStep('Testing the site in a browser');
  process.env.CONTENT_ROOT = join(project, '.generated/site');
  process.env.CONTENT_OUT = join(project, 'out');
  process.env.E2E_PORT ??= '4306';
  await runOrThrow([
    'playwright',
    'test',
    '--config',
    'playwright-content.config.ts',
    'ng-bootstrap',
  ]);
}

main(async () => {
  printStep('Packing this repository');
  const tarball = await pack();
  if (process.argv.includes('--sample')) await tryWithoutInstalling(tarball);
  else {
    const project = await followGuide(tarball);
    await testInBrowser(project);
    rmSync(dirname(project), { recursive: true });
  }
});
