import { explainError } from '@/scripts/shared/explain-error';
import { printStep } from '@/scripts/shared/print-step';
import type { BuildStep, StepTime } from './build-step';
import { runTimed } from './run-timed';
import { forget, isKept, keep, stampOfInputs } from './stamps';

/** Steps that run at the same time. Two need about 3 GB; more would not fit into 8 GB beside an editor. */
const concurrency = 2;
/** Seconds between two progress messages of a step. */
const signInterval = 15;

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** Prints progress messages for a step that prints nothing itself. Returns a function that stops this. */
function showProgress({ name, seconds }: BuildStep, started: number): () => void {
  const timer = setInterval(() => {
    const passed = Math.round(secondsSince(started));
    console.log(`  … ${name}: ${passed} s, on two idle cores about ${seconds} s in all`);
  }, signInterval * 1000);
  return () => clearInterval(timer);
}

/**
 * Runs a step, unless its inputs and files are those of its last run.
 *
 * @returns its times, with the stamp of its inputs
 * @throws the error message of its command
 */
async function runStep(step: BuildStep): Promise<{ time: StepTime; inputs: string }> {
  const { name, command, printsProgress = false } = step;
  const started = performance.now();
  const inputs = step.makes === undefined ? '' : stampOfInputs(step);
  if (isKept(step, inputs)) {
    return { inputs, time: { name, kept: true, wall: secondsSince(started), processor: 0 } };
  }
  forget(step);
  printStep(name);
  const stop = printsProgress ? () => undefined : showProgress(step, started);
  const print = printsProgress ? (text: string) => process.stdout.write(text) : undefined;
  const { failure, output, processor } = await runTimed(command, print).finally(stop);
  const wall = secondsSince(started);
  console.log(`\n${failure === undefined ? '✓' : '✗'} ${name}, ${wall.toFixed(1)} s`);
  if (!printsProgress && output.trim() !== '') console.log(output.trim().replaceAll(/^/gm, '  '));
  if (failure === undefined) return { inputs, time: { name, kept: false, wall, processor } };
  // The message of the system is often not in the line that looks like the error.
  const explanation = explainError(output);
  const reason = explanation === undefined ? failure : `${failure}\n${explanation}`;
  throw new Error(`\`${command.join(' ')}\` failed: ${reason}`);
}

/**
 * Runs the steps of a build, side by side where they do not wait for each other, the first ones first.
 *
 * @param steps in an order in which no step waits for a later one
 * @returns the times in the order of the steps
 * @throws the error of the first step that fails, after all running steps have ended; no further step starts.
 *   Also when a step waits for one that is not in the list
 */
export async function runBuildSteps(steps: readonly BuildStep[]): Promise<readonly StepTime[]> {
  const times = new Map<string, StepTime>();
  const done = new Map<BuildStep, string>();
  const running = new Map<BuildStep, Promise<void>>();
  const failures: unknown[] = [];
  const waiting = new Set(steps);
  const isReady = ({ after = [] }: BuildStep) => after.every((name) => times.has(name));

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (failures.length > 0 || running.size >= concurrency || !isReady(step)) continue;
      waiting.delete(step);
      const run = runStep(step)
        .then(({ time, inputs }) => {
          times.set(step.name, time);
          done.set(step, inputs);
        })
        .catch((error: unknown) => failures.push(error))
        .finally(() => running.delete(step));
      running.set(
        step,
        run.then(() => undefined),
      );
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  // At the end, because some steps add files to the folders of earlier ones.
  for (const [step, inputs] of done) keep(step, inputs);
  if (failures.length > 0) throw failures[0];
  if (waiting.size > 0) {
    const names = [...waiting].map(({ name }) => name).join(', ');
    throw new Error(`These steps wait for steps that never run: ${names}.`);
  }
  return steps.flatMap(({ name }) => times.get(name) ?? []);
}
