import type { Command } from '@/scripts/shared/command';

/** One check of a quick run. */
export interface Check {
  name: string;
  command: Command;
}

/** The changed files, as paths relative to the project's root. */
export interface Changes {
  /** Files that are new or have other content. */
  present: readonly string[];
  /** Deleted files; others may still import them. */
  removed: readonly string[];
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const isTyped = (file: string) => /\.tsx?$/.test(file);
const isStyle = (file: string) => file.endsWith('.css') && file.startsWith('app/');
const isProse = (file: string) =>
  /^content\/((overviews|guides)\/.*\.md|blocks\/.*\.ts)$/.test(file);

/** A check of the given files; none when the list is empty. */
function checkOf(
  name: string,
  files: readonly string[],
  program: string,
  ...options: readonly string[]
): readonly Check[] {
  return files.length === 0 ? [] : [{ name, command: [program, ...options, ...files] }];
}

/**
 * The checks of these changes that need no browser. Each reads the changed files only, where its tool can.
 *
 * @param since the commit that the changes are relative to
 */
export function planChecks({ present, removed }: Changes, since: string): readonly Check[] {
  const changed = [...present, ...removed];
  const types: Check = { name: 'Types', command: ['tsc'] };
  const unitTests: Check = { name: 'Unit tests', command: ['jest', '--changedSince', since] };
  const spelling: Check = {
    name: 'Spelling',
    command: ['tsx', 'scripts/check/spelling/index.ts', '--quiet'],
  };
  const prose: Check = { name: 'Prose', command: ['tsx', 'scripts/check/prose/index.ts'] };
  return [
    ...(changed.some(isTyped) ? [types] : []),
    ...checkOf(
      'Lint',
      present.filter(isCode),
      'eslint',
      '--max-warnings',
      '0',
      '--no-warn-ignored',
    ),
    // Jest finds the changed files itself, and the tests that depend on them.
    ...(changed.length > 0 ? [unitTests] : []),
    ...checkOf('Styles', present.filter(isStyle), 'stylelint'),
    ...checkOf('Formatting', present, 'prettier', '--check', '--ignore-unknown'),
    // The configuration of CSpell selects the files.
    ...(present.some((file) => file.endsWith('.md')) ? [spelling] : []),
    ...(present.some(isProse) ? [prose] : []),
  ];
}
