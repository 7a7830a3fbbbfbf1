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
}

/** Everything `npm test` does, in order. There is one build, which the last steps share. */
export const steps: readonly Step[] = [
  { name: 'Lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'Styles', command: ['stylelint', '**/*.css'] },
  { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Generate', command: ['tsx', 'scripts/generate/index.ts'] },
  { name: 'Type check', command: ['tsc'] },
  { name: 'Spelling', command: ['cspell', 'lint', '--no-progress', '--no-summary'] },
  { name: 'Prose', command: ['tsx', 'scripts/check-prose/index.ts'], needs: ['Generate'] },
  {
    name: 'Relevance of search',
    command: ['tsx', 'scripts/search-relevance/index.ts'],
    needs: ['Generate'],
  },
  {
    name: 'Unit tests',
    command: ['jest', '--ci', '--json', '--outputFile', reportFile('unit')],
    report: 'unit',
  },
  {
    name: 'Tests of the examples',
    command: ['tsx', 'scripts/test/examples.ts'],
    report: 'examples',
    needs: ['Generate'],
  },
  { name: 'Build', command: ['tsx', 'scripts/build/pages.ts'], needs: ['Generate'] },
  {
    name: 'Checks of the artifact',
    command: ['tsx', 'scripts/check/index.ts'],
    report: 'check',
    needs: ['Build'],
  },
  { name: 'Browser', command: ['tsx', 'scripts/browser/index.ts'] },
  {
    name: 'End-to-end tests',
    command: ['playwright', 'test'],
    report: 'e2e',
    needs: ['Build', 'Browser'],
  },
];
