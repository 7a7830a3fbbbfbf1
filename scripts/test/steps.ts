import type { Command } from '@/scripts/shared/command';
import { reportFile } from './reports';

/** One step of `npm test`. */
export interface Step {
  name: string;
  command: Command;
  /** Name of the report with its counts; without a report, the step counts as one test. */
  report?: string;
  /** Names of the steps that must pass first; otherwise this step is skipped and counts as failed. */
  needs?: readonly string[];
  /** Names of the steps that must end first, passed or failed, because they use the same files. */
  after?: readonly string[];
  /** Whether no other step may run at the same time, because this one uses the whole machine. */
  alone?: boolean;
  /** Whether it mostly waits, for instance for timers, so that it runs beside as many others as without it. */
  mostlyWaits?: boolean;
}

/** Options with which a tool skips files that are the same as in its last run. */
function contentCache(tool: string): readonly string[] {
  const folder = `node_modules/.cache/${tool}/`;
  return ['--cache', '--cache-strategy', 'content', '--cache-location', folder];
}

/**
 * The steps of `npm test`. They start in this order, two at a time (one that mostly waits is not
 * counted), as soon as the steps they wait for have ended. All steps that need a build share one.
 */
export const steps: readonly Step[] = [
  { name: 'Generate', command: ['tsx', 'scripts/commands/generate.ts'] },
  { name: 'Browser', command: ['tsx', 'scripts/shared/installed-browsers/index.ts'] },
  { name: 'Type check', command: ['tsc'] },
  {
    name: 'Lint',
    command: ['eslint', '.', '--max-warnings', '0', ...contentCache('eslint')],
  },
  { name: 'Lint of React', command: ['oxlint', '--deny-warnings'] },
  {
    name: 'Build',
    command: ['tsx', 'scripts/commands/build-pages.ts'],
    needs: ['Generate'],
    // Next writes the types of the routes, which both of them read.
    after: ['Type check', 'Lint'],
  },
  {
    name: 'Other libraries',
    command: ['tsx', 'scripts/test/other-libraries/index.ts', '--sample'],
    needs: ['Browser'],
    // The longest step: started last, it would run alone. Two builds in parallel each take twice as long.
    after: ['Build'],
  },
  {
    name: 'The package',
    command: ['tsx', 'scripts/test/package/index.ts', '--sample'],
  },
  {
    name: 'Unit tests',
    command: ['jest', '--ci', '--json', '--outputFile', reportFile('unit')],
    report: 'unit',
    after: ['Generate'],
  },
  {
    name: 'Tests of the examples',
    command: ['tsx', 'scripts/test/examples.ts'],
    report: 'examples',
    needs: ['Generate'],
    // For the servers that examples imitate.
    mostlyWaits: true,
  },
  {
    name: 'Projects for StackBlitz',
    // One with an extra package, and one with a provider; `npm run test:projects` builds all.
    command: ['tsx', 'scripts/test/projects/index.ts', '--only', 'datepicker-luxon,table-http'],
    report: 'projects',
    needs: ['Generate'],
  },
  { name: 'Prose', command: ['tsx', 'scripts/check/prose/index.ts'], needs: ['Generate'] },
  {
    name: 'Checks of the artifact',
    command: ['tsx', 'scripts/commands/check.ts'],
    report: 'check',
    needs: ['Build'],
  },
  {
    name: 'Hosts',
    // Those that are small; `npm run test:hosts` also tests the others, with all requests.
    command: [
      'tsx',
      'scripts/test/hosts/index.ts',
      '--sample',
      '--only',
      'local,plain,nginx,serve',
    ],
    report: 'hosts',
    needs: ['Build'],
  },
  {
    name: 'Formatting',
    command: [
      'prettier',
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-strategy',
      'content',
      '.',
    ],
  },
  { name: 'Styles', command: ['stylelint', '**/*.css', ...contentCache('stylelint')] },
  { name: 'Unused code', command: ['knip', '--no-progress'] },
  { name: 'Spelling', command: ['tsx', 'scripts/check/spelling/index.ts'] },
  {
    name: 'Relevance of search',
    command: ['tsx', 'scripts/check/search-relevance/index.ts'],
    needs: ['Generate'],
  },
  {
    name: 'End-to-end tests',
    command: ['playwright', 'test'],
    report: 'e2e',
    needs: ['Build', 'Browser'],
    alone: true,
  },
];
