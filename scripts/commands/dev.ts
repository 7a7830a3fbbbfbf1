/**
 * Develops the site: generates once, then runs `next dev` on localhost and generates again what a
 * change in content/ concerns. Code reloads by Next itself, Markdown and examples by our signal. An example
 * that has changed is compiled alone, by a builder that stays at work.
 *
 * Reads   what the build reads; PORT (3000 unless set).
 * Writes  .generated/, public/live/, and while it runs .env.development.local.
 * Fails   when the first generation or `next dev` fails. A later failure is printed and waited out:
 *         the next change tries again.
 *         With `--keep-going`, examples that do not compile are left out.
 */
import '@/scripts/shared/check-environment';
import { spawn } from 'node:child_process';
import { generate } from '@/scripts/generate/generate';
import {
  type IncrementalBuild,
  startIncrementalBuild,
} from '@/scripts/generate/live-examples/incremental/incremental-build';
import { removeSignal, signalChange, watchContent } from '@/scripts/generate/watch-content';
import { run, toolEnvironment } from '@/scripts/shared/command';
import { developExternalContent } from '@/scripts/shared/external-content/develop-external-content';
import { parseContentOptions } from '@/scripts/shared/external-content/run-for-external-content';
import { passOnKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { portFrom } from '@/scripts/shared/server/listen';

/** Whether a change was of one example, which is compiled by itself. What is wrong with it is told. */
async function isShownAlone(
  quick: Promise<IncrementalBuild | undefined>,
  files: readonly string[],
) {
  const started = performance.now();
  const examples = await quick;
  try {
    if (!(await examples?.update(files))) return false;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`The example is there after ${seconds} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Waiting for a change.');
  }
  return true;
}

main(async () => {
  passOnKeepGoing();
  const request = parseContentOptions(process.argv.slice(2));
  if (request) return developExternalContent(request);
  const port = portFrom(process.env.PORT, 3000);
  await generate();
  printStep(`Developing on http://localhost:${port}`);
  // `localhost` and nothing else: Next refuses to reload for other names of this machine.
  const next = spawn('next', ['dev', '--hostname', 'localhost', '--port', String(port)], {
    stdio: 'inherit',
    env: toolEnvironment(),
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
  const quick = startIncrementalBuild().catch((error: unknown) => {
    console.error('Each change of an example will take as long as all of them.', error);
    return undefined;
  });
  next.once('exit', (code) => {
    removeSignal();
    void quick.then((examples) => examples?.stop()).finally(() => process.exit(code ?? 0));
  });

  watchContent(async (stale, files) => {
    if (stale.length > 0 && (await isShownAlone(quick, files))) {
      signalChange();
      return;
    }
    if (stale.length === 0) signalChange();
    for (const { name, command } of stale) {
      printStep(`Generating again: ${name}`);
      if ((await run(command)) !== 0) console.error(`${name}: failed, waiting for a change.`);
      signalChange();
    }
  });
});
