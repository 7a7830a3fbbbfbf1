import type { Outcome } from './run-step';

function table(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.map(({ name, passed, failed, skipped, seconds }) => {
    const figures =
      skipped === undefined ? `${passed} passed, ${failed} failed` : `not run: ${skipped} failed`;
    return `  ${name.padEnd(24)} ${figures.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s`;
  });
}

function formatList(names: readonly string[], label: string): readonly string[] {
  const tests = names.length === 1 ? '1 test' : `${names.length} tests`;
  return [`${tests} ${label}:`, ...names.map((name) => `  ${name}`)];
}

function retriedLines(outcomes: readonly Outcome[]): readonly string[] {
  const retried = outcomes.flatMap((outcome) => outcome.retried ?? []);
  if (retried.length === 0) return ['No test needed a second try.'];
  return formatList(retried, 'needed a second try');
}

function failureLines(outcomes: readonly Outcome[]): readonly string[] {
  const names = outcomes.flatMap((outcome) => outcome.failures ?? []);
  return names.length === 0 ? [] : formatList(names, 'failed');
}

/**
 * Formats the last lines of a test run: the duration of each step, the tests that needed a second try,
 * the failed tests, and in the last line `N passed, N failed`.
 *
 * @param seconds from the first step's start to the last one's end; less than the sum of the steps, because
 *        they run in parallel
 */
export function summary(outcomes: readonly Outcome[], seconds: number): readonly string[] {
  const sum = (field: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0);
  return [
    ...table(outcomes),
    `  ${'Total, in parallel'.padEnd(51)} ${seconds.toFixed(0).padStart(4)} s`,
    '',
    ...retriedLines(outcomes),
    ...failureLines(outcomes),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
