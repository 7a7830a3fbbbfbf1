import { type Outcome, runStep } from './run-step';
import type { Step } from './steps';

const defaultConcurrency = 2;

/** What happens to a waiting step now. */
type Action = 'wait' | 'run' | { skipped: string };

function nextAction(
  step: Step,
  ended: ReadonlyMap<string, Outcome>,
  running: readonly Step[],
): Action {
  const { needs = [], after = [], alone = false } = step;
  const failed = needs.find((name) => (ended.get(name)?.failed ?? 0) > 0);
  if (failed !== undefined) return { skipped: failed };
  if (![...needs, ...after].every((name) => ended.has(name))) return 'wait';
  const isBlocked = alone ? running.length > 0 : running.some((other) => other.alone);
  return isBlocked ? 'wait' : 'run';
}

/**
 * Runs the steps in parallel, in the given order, each as soon as the steps it waits for have ended. A failed
 * step stops only the steps that need it.
 *
 * @param steps in an order in which no step waits for a later one
 * @param concurrency how many steps run at the same time, beside those that mostly wait
 * @returns the results, in the order of the steps
 * @throws when a step waits for a step that does not exist
 */
export async function runSteps(
  steps: readonly Step[],
  concurrency: number = defaultConcurrency,
): Promise<readonly Outcome[]> {
  const ended = new Map<string, Outcome>();
  const running = new Map<Step, Promise<void>>();
  const waiting = new Set(steps);

  const hasPlaceFor = ({ mostlyWaits = false }: Step) => {
    const busy = [...running.keys()].filter((other) => other.mostlyWaits !== true);
    return mostlyWaits || busy.length < concurrency;
  };
  const start = (step: Step) => {
    waiting.delete(step);
    const run = runStep(step).then((outcome) => {
      ended.set(step.name, outcome);
      running.delete(step);
    });
    running.set(step, run);
  };
  const skip = ({ name }: Step, skipped: string) => {
    console.log(`\n▸ ${name}\nNot run: ${skipped} failed.`);
    ended.set(name, { name, passed: 0, failed: 1, skipped, seconds: 0 });
  };

  while (waiting.size > 0 || running.size > 0) {
    const before = waiting.size;
    for (const step of waiting) {
      const action = nextAction(step, ended, [...running.keys()]);
      if (typeof action === 'object') {
        waiting.delete(step);
        skip(step, action.skipped);
      } else if (action === 'run' && hasPlaceFor(step)) {
        start(step);
      }
    }
    if (running.size > 0) {
      await Promise.race(running.values());
    } else if (waiting.size === before) {
      const names = [...waiting].map(({ name }) => name).join(', ');
      throw new Error(`These steps wait for steps that never run: ${names}.`);
    }
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}
