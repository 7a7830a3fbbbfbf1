import type { Outcome } from './run-step';

function table(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.map(({ name, passed, failed, skipped, seconds }) => {
    const figures =
      skipped === undefined ? `${passed} passed, ${failed} failed` : `not run: ${skipped} failed`;
    return `  ${name.padEnd(24)} ${figures.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s`;
  });
}

function listed(names: readonly string[], what: string): readonly string[] {
  const tests = names.length === 1 ? '1 test' : `${names.length} tests`;
  return [`${tests} ${what}:`, ...names.map((name) => `  ${name}`)];
}

function secondTries(outcomes: readonly Outcome[]): readonly string[] {
  const retried = outcomes.flatMap((outcome) => outcome.retried ?? []);
  if (retried.length === 0) return ['No test needed a second try.'];
  return listed(retried, 'needed a second try');
}

function failures(outcomes: readonly Outcome[]): readonly string[] {
  const names = outcomes.flatMap((outcome) => outcome.failures ?? []);
  return names.length === 0 ? [] : listed(names, 'failed');
}

/**
 * The lines that end a test run: how long each step took, which tests needed a second try, which
 * failed, and last, alone on its line, `N passed, N failed`.
 *
 * @param seconds from the first step's start to the last one's end; less than their sum, since they
 *        run side by side
 */
export function summary(outcomes: readonly Outcome[], seconds: number): readonly string[] {
  const sum = (field: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0);
  return [
    ...table(outcomes),
    `  ${'All of it, side by side'.padEnd(51)} ${seconds.toFixed(0).padStart(4)} s`,
    '',
    ...secondTries(outcomes),
    ...failures(outcomes),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
