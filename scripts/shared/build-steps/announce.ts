import type { BuildStep } from './build-step';
import { isKept, stampOfInputs } from './stamps';

/** Steps that run side by side take less time than one after the other. Measured on two cores. */
const sideBySide = 0.75;

/** The steps that have something to do: their inputs have changed, or those of a step whose files they read. */
function stepsToDo(steps: readonly BuildStep[]): readonly BuildStep[] {
  const names = new Set<string>();
  for (const step of steps) {
    const { name, after = [], makes } = step;
    const isStale = after.some((other) => names.has(other)) || !isKept(step, stampOfInputs(step));
    // A step that always runs takes a second, and says nothing about the others.
    if (makes !== undefined && isStale) names.add(name);
  }
  return steps.filter(({ name }) => names.has(name));
}

function duration(seconds: number): string {
  if (seconds < 50) return `${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds`;
  const minutes = Math.ceil(seconds / 30) / 2;
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

/**
 * Says what a build will do, and about how long that takes.
 *
 * @param steps all steps of the build, in their order
 */
export function announce(steps: readonly BuildStep[]): string {
  const todo = stepsToDo(steps);
  if (todo.length === 0) return 'Nothing has changed since the last build.';
  const kept = steps.filter(({ makes }) => makes !== undefined).length - todo.length;
  const seconds = todo.reduce((sum, step) => sum + step.seconds, 0) * sideBySide;
  const names = todo.map(({ name }) => name).join(', ');
  const rest = kept === 0 ? '' : ` ${kept} are kept from the last build.`;
  return `To do: ${names}.${rest}\nThis takes about ${duration(seconds)} on two idle cores.`;
}
