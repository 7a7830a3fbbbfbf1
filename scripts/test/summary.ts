import type { Outcome } from './run-step';

function table(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.map(({ name, passed, failed, skipped, seconds }) => {
    const figures =
      skipped === undefined ? `${passed} passed, ${failed} failed` : `not run: ${skipped} failed`;
    return `  ${name.padEnd(24)} ${figures.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s`;
  });
}

function secondTries(outcomes: readonly Outcome[]): readonly string[] {
  const retried = outcomes.flatMap((outcome) => outcome.retried ?? []);
  if (retried.length === 0) return ['No test needed a second try.'];
  const tests = retried.length === 1 ? '1 test' : `${retried.length} tests`;
  return [`${tests} needed a second try:`, ...retried.map((name) => `  ${name}`)];
}

/**
 * The lines that end a test run: how long each step took, which tests needed a second try, and last,
 * alone on its line, `N passed, N failed`.
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
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
