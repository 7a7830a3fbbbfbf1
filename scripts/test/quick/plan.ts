import type { Command } from '@/scripts/shared/command';

/** One check of a quick run. */
export interface Check {
  name: string;
  command: Command;
}

/** What has changed, as paths from the project's root. */
export interface Changes {
  /** What is there, new or with another text. */
  present: readonly string[];
  /** What is gone; others may still import it. */
  removed: readonly string[];
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const isTyped = (file: string) => /\.tsx?$/.test(file);
const isStyle = (file: string) => file.endsWith('.css') && file.startsWith('app/');
const isProse = (file: string) =>
  /^content\/((overviews|guides)\/.*\.md|blocks\/.*\.ts)$/.test(file);

/** A check of the files that match, or none when there are no such files. */
function checkOf(
  name: string,
  files: readonly string[],
  program: string,
  ...options: readonly string[]
): readonly Check[] {
  return files.length === 0 ? [] : [{ name, command: [program, ...options, ...files] }];
}

/** The checks that answer for these changes without a browser; each looks at what changed only. */
export function planChecks({ present, removed }: Changes): readonly Check[] {
  const types: Check = { name: 'Types', command: ['tsc'] };
  const spelling: Check = {
    name: 'Spelling',
    command: ['cspell', 'lint', '--no-progress', '--quiet'],
  };
  const prose: Check = { name: 'Prose', command: ['tsx', 'scripts/check/prose/index.ts'] };
  const code = present.filter(isCode);
  return [
    ...([...present, ...removed].some(isTyped) ? [types] : []),
    ...checkOf('Lint', code, 'eslint', '--max-warnings', '0', '--no-warn-ignored'),
    ...checkOf('Unit tests', code, 'jest', '--passWithNoTests', '--findRelatedTests'),
    ...checkOf('Styles', present.filter(isStyle), 'stylelint'),
    ...checkOf('Formatting', present, 'prettier', '--check', '--ignore-unknown'),
    // The spelling's own settings say which texts it reads.
    ...(present.some((file) => file.endsWith('.md')) ? [spelling] : []),
    ...(present.some(isProse) ? [prose] : []),
  ];
}
