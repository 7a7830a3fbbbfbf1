import type { ExampleOutcomes } from '@/lib/examples/outcomes';

const means = {
  client: 'only browsers can render it',
  failed: 'its code only',
} as const;

/** What somebody who builds the site should read, a line each; nothing when all examples are well. */
export function tellOutcomes(outcomes: ExampleOutcomes): readonly string[] {
  const states = outcomes.examples.flatMap(({ folder, state, words }) =>
    state === 'client' || state === 'failed'
      ? [`${state}: ${folder}, ${means[state]}`, ...words.map((line) => `  ${line}`)]
      : [],
  );
  return [
    ...outcomes.warnings.map(({ file, reason }) => `warning: ${file}: ${reason}`),
    ...outcomes.leftOut.map(({ file, reason }) => `left out: ${file}: ${reason}`),
    ...outcomes.missingPackages.map(
      ({ name, neededBy }) => `not installed: ${name}, needed by ${neededBy.join(', ')}`,
    ),
    ...states,
  ];
}
