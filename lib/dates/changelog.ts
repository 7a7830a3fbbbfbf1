import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where what readers and hosts of the site notice is written down. */
export const changelogFile = 'CHANGELOG.md';

/** What changed with one version of the site. */
export interface ChangelogPart {
  /** A version, or `Unreleased`. */
  title: string;
  /** Markdown. */
  text: string;
}

/** The parts of the changelog, the newest first; those without any text are left out. */
export function readChangelog(root = process.cwd()): readonly ChangelogPart[] {
  return partsOf(readFileSync(join(root, changelogFile), 'utf8'));
}

/** The parts of a text, each below a heading of the second level. */
export function partsOf(changelog: string): readonly ChangelogPart[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    })
    .filter(({ text }) => text !== '');
}
