import type { Command } from '@/scripts/shared/command';
import { reportFile } from './reports';

/** One step of the whole test run. */
export interface Step {
  name: string;
  command: Command;
  /** Name of the report that holds its counts; without one the step itself counts as one. */
  report?: string;
  /** Names of the steps that must have passed, or it cannot run and counts as failed. */
  needs?: readonly string[];
  /** Names of the steps that must have ended, one way or the other: they use the same files. */
  after?: readonly string[];
  /** Whether it keeps the whole machine busy by itself, so that nothing runs beside it. */
  alone?: boolean;
}

/**
 * Everything `npm test` does. Steps start in this order, two at a time, as soon as what they wait for
 * has ended. There is one build, which the last steps share.
 */
export const steps: readonly Step[] = [
  { name: 'Generate', command: ['tsx', 'scripts/commands/generate.ts'] },
  { name: 'Browser', command: ['tsx', 'scripts/shared/installed-browsers/index.ts'] },
  { name: 'Type check', command: ['tsc'] },
  { name: 'Lint', command: ['eslint', '.', '--max-warnings', '0'] },
  {
    name: 'Build',
    command: ['tsx', 'scripts/commands/build-pages.ts'],
    needs: ['Generate'],
    // Next writes types of the routes, which both of them read.
    after: ['Type check', 'Lint'],
  },
  {
    name: 'Other libraries',
    command: ['tsx', 'scripts/test/other-libraries/index.ts'],
    needs: ['Browser'],
    // The longest step: begun last, it would run alone. Two builds of pages at once would each take twice as long.
    after: ['Build'],
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
  },
  {
    name: 'Projects for StackBlitz',
    // One with a package of its own, and one that is given a provider; `npm run test:projects` tries all.
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
    // Those that need nothing from the network; `npm run test:hosts` tries the others, too.
    command: ['tsx', 'scripts/test/hosts/index.ts', '--only', 'local,plain,nginx,serve'],
    report: 'hosts',
    needs: ['Build'],
  },
  { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Styles', command: ['stylelint', '**/*.css'] },
  { name: 'Unused code', command: ['knip', '--no-progress'] },
  { name: 'Spelling', command: ['cspell', 'lint', '--no-progress', '--no-summary'] },
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
