import { type Outcome, runStep } from './run-step';
import type { Step } from './steps';

const defaultAtOnce = 2;

/** What a step that waits can do now. */
type Turn = 'wait' | 'run' | { skipped: string };

function turnOf(step: Step, ended: ReadonlyMap<string, Outcome>, running: readonly Step[]): Turn {
  const { needs = [], after = [], alone = false } = step;
  const missing = needs.find((name) => (ended.get(name)?.failed ?? 0) > 0);
  if (missing !== undefined) return { skipped: missing };
  if (![...needs, ...after].every((name) => ended.has(name))) return 'wait';
  const crowded = alone ? running.length > 0 : running.some((other) => other.alone);
  return crowded ? 'wait' : 'run';
}

/**
 * Runs the steps, a few at a time: each in its turn, as soon as what it waits for has ended. One that
 * fails stops only those that need it.
 *
 * @param steps no step waits for a later one
 * @returns how they went, in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number = defaultAtOnce,
): Promise<readonly Outcome[]> {
  const ended = new Map<string, Outcome>();
  const running = new Map<Step, Promise<void>>();
  const waiting = new Set(steps);

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
      const turn = turnOf(step, ended, [...running.keys()]);
      if (typeof turn === 'object') {
        waiting.delete(step);
        skip(step, turn.skipped);
      } else if (turn === 'run' && running.size < atOnce) {
        start(step);
      }
    }
    if (running.size > 0) {
      await Promise.race(running.values());
    } else if (waiting.size === before) {
      const names = [...waiting].map(({ name }) => name).join(', ');
      throw new Error(`Nothing will ever end what these wait for: ${names}.`);
    }
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}
