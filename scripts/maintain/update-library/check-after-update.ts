import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { readOutcomes } from '@/lib/examples/outcomes';
import { capture, type Captured } from '@/scripts/shared/capture';
import type { Command } from '@/scripts/shared/command';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import type { Finding } from './report';

const testReport = '.generated/reports/examples.json';
const testResults = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** The last lines of a command that failed; none when it passed. */
function complaintsOf({ exitCode, output }: Captured, limit = 200): readonly string[] {
  if (exitCode === 0) return [];
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.slice(-limit);
}

/** The names of failed tests, or the end of the output when there is no report of them. */
function failedTests(result: Captured): readonly string[] {
  if (result.exitCode === 0) return [];
  if (!existsSync(testReport)) return complaintsOf(result, 20);
  const { data } = testResults.safeParse(JSON.parse(readFileSync(testReport, 'utf8')));
  const failed = (data?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  return failed.length > 0 ? failed : complaintsOf(result, 20);
}

function brokenExamples(): readonly string[] {
  return readOutcomes()
    .examples.filter(({ state }) => state === 'failed')
    .map(({ id, words }) => `${id}: ${words.join('; ')}`);
}

/**
 * Renews what is committed after an update, and checks everything that depends on the library.
 *
 * @param options whether to build the site, too
 * @returns what no longer holds, by kind
 * @throws when the API history or the generated files cannot be renewed
 */
export async function checkAfterUpdate({
  builds,
}: {
  builds: boolean;
}): Promise<readonly Finding[]> {
  const tryOut = async (title: string, command: Command): Promise<Captured> => {
    printStep(title);
    return capture(command);
  };
  printStep('API history');
  await runOrThrow(['tsx', 'scripts/maintain/api-history/index.ts']);
  const generated = await tryOut('Generated files', ['tsx', 'scripts/commands/generate.ts']);
  if (generated.exitCode !== 0) {
    // Examples that do not compile are left out now, and listed in the report.
    await runOrThrow(['tsx', 'scripts/commands/generate.ts', '--keep-going']);
  }
  const broken = brokenExamples();
  const measures = await tryOut('Measures', ['tsx', 'scripts/commands/measure.ts']);
  const claims = await tryOut('Claims and examples', ['tsx', 'scripts/test/examples.ts']);
  const texts = await tryOut('Texts', ['tsx', 'scripts/check/prose/index.ts']);
  const defaults = await tryOut('Defaults of playgrounds', [
    'jest',
    'scripts/generate/live-examples/playgrounds',
  ]);
  const build = builds
    ? await tryOut('Build', ['tsx', 'scripts/commands/build.ts', '--keep-going'])
    : undefined;
  return [
    { title: 'Examples that do not compile or run', lines: broken },
    { title: 'Tests of claims and examples', lines: failedTests(claims) },
    { title: 'Texts', lines: complaintsOf(texts) },
    { title: 'Defaults of playgrounds', lines: complaintsOf(defaults, 20) },
    { title: 'Measures', lines: complaintsOf(measures, 20) },
    ...(build ? [{ title: 'Build', lines: complaintsOf(build, 20) }] : []),
  ];
}
