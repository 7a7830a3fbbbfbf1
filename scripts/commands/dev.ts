/**
 * Starts a development server: generates what pages need, runs `next dev` on localhost, compiles the examples
 * meanwhile, and regenerates what a change in content/ affects. Next reloads code itself; a signal of ours reloads Markdown and examples. A
 * builder that keeps running compiles only the example that changed. What editors of examples need is built when
 * somebody presses "Edit" for the first time.
 *
 * Reads   what the build reads; PORT (3000 by default).
 * Writes  .generated/, public/live/, and .env.development.local while it runs.
 * Fails   when the port is in use, and when the first generation or `next dev` fails. Later failures are printed, and the next change
 *         tries again. `--keep-going` leaves out examples that do not compile.
 */
import '@/scripts/shared/check-environment';
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createEditingServer } from '@/scripts/generate/edit-in-place/editing-server';
import { generateFirst, generateRest } from '@/scripts/generate/generate';
import {
  type IncrementalBuild,
  startIncrementalBuild,
} from '@/scripts/generate/live-examples/incremental/incremental-build';
import { removeSignal, signalChange, watchContent } from '@/scripts/generate/watch-content';
import { run, toolEnvironment } from '@/scripts/shared/command';
import { developExternalContent } from '@/scripts/shared/external-content/develop-external-content';
import { parseContentOptions } from '@/scripts/shared/external-content/run-for-external-content';
import { forwardKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { checkPort, listen, portFrom } from '@/scripts/shared/server/listen';

/** The priority of processes that no page waits for, as `nice` counts it. */
const laterPriority = 10;

/** Generates what the first pages can do without, and reloads them. Prints errors. */
async function generateMeanwhile(): Promise<void> {
  try {
    if (await generateRest()) signalChange();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Waiting for a change.');
  }
}

async function startBuilder(): Promise<IncrementalBuild | undefined> {
  try {
    return await startIncrementalBuild();
  } catch (error) {
    console.error(
      'The builder for single examples did not start: each change compiles all examples.',
      error,
    );
    return undefined;
  }
}

/**
 * Compiles the example that changed. Prints its errors. Returns false when the change needs a full
 * generation.
 */
async function showChangedExample(
  quick: Promise<IncrementalBuild | undefined>,
  files: readonly string[],
) {
  const started = performance.now();
  const examples = await quick;
  try {
    if (!(await examples?.update(files))) return false;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`The example was updated in ${seconds} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Waiting for a change.');
  }
  return true;
}

main(async () => {
  forwardKeepGoing();
  const request = parseContentOptions(process.argv.slice(2));
  if (request) return developExternalContent(request);
  const port = portFrom(process.env.PORT, 3000);
  await checkPort(port);
  console.log(
    `This serves the site on http://localhost:${port} while you write: at once, and with live examples as soon as they are compiled.`,
  );
  await generateFirst();
  const editing = createEditingServer(`http://localhost:${port}`);
  const editingPort = await listen(editing, 0);
  printStep(`Developing on http://localhost:${port}`);
  // Only `localhost`: Next does not reload pages under other host names.
  const next = spawn('next', ['dev', '--hostname', 'localhost', '--port', String(port)], {
    stdio: 'inherit',
    env: { ...toolEnvironment(), EDITING_SERVER: `http://localhost:${editingPort}` },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
  // Pages come first: what is generated meanwhile takes the time that they leave.
  setPriority(laterPriority);
  let builder: IncrementalBuild | undefined;
  const quick = generateMeanwhile().then(async () => (builder = await startBuilder()));
  next.once('exit', (code) => {
    removeSignal();
    editing.close();
    // Does not wait for what is still being generated.
    void (builder?.stop() ?? Promise.resolve()).finally(() => process.exit(code ?? 0));
  });

  watchContent(async (stale, files) => {
    if (stale.length > 0 && (await showChangedExample(quick, files))) {
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
