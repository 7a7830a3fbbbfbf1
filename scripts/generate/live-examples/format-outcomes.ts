import type { ExampleOutcomes } from '@/lib/examples/outcomes';

const consequences = {
  client: 'only browsers can render it',
  failed: 'only its code is shown',
} as const;

/** Formats the problems with examples for the terminal, one line each. Empty when there are no problems. */
export function formatOutcomes(outcomes: ExampleOutcomes): readonly string[] {
  const states = outcomes.examples.flatMap(({ folder, state, words }) =>
    state === 'client' || state === 'failed'
      ? [`${state}: ${folder}, ${consequences[state]}`, ...words.map((line) => `  ${line}`)]
      : [],
  );
  return [
    ...outcomes.warnings.map(({ file, reason }) => `warning: ${file}: ${reason}`),
    ...outcomes.leftOut.map(({ file, reason }) => `omitted: ${file}: ${reason}`),
    ...outcomes.missingPackages.map(
      ({ name, neededBy }) => `not installed: ${name}, needed by ${neededBy.join(', ')}`,
    ),
    ...states,
  ];
}
