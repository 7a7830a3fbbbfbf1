import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The changelog of this site: changes that its readers or hosts notice. */
export const changelogFile = 'CHANGELOG.md';

/** The section of the changelog about one version of the site. */
export interface ChangelogPart {
  /** A version, or `Unreleased`. */
  title: string;
  /** Markdown. */
  text: string;
}

/** The sections of the changelog, newest first; sections without text are left out. */
export function readChangelog(root = process.cwd()): readonly ChangelogPart[] {
  return partsOf(readFileSync(join(root, changelogFile), 'utf8'));
}

/** Splits a changelog into its sections, which begin with a heading of level 2. */
export function partsOf(changelog: string): readonly ChangelogPart[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    })
    .filter(({ text }) => text !== '');
}
