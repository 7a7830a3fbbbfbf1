import type { Differences } from './compare-states';
import type { Resolution, Versions } from './resolve';

/** The outcome of a check after the update: what no longer holds. */
export interface Finding {
  title: string;
  lines: readonly string[];
}

interface Update {
  before: Versions;
  resolution: Resolution;
  differences: Differences;
  findings: readonly Finding[];
}

const section = (title: string, lines: readonly string[], none: string) =>
  `## ${title}\n\n${lines.length === 0 ? none : lines.map((line) => `- ${line}`).join('\n')}\n`;

/** Writes the report of an update, in Markdown. */
export function formatReport({ before, resolution, differences, findings }: Update): string {
  const { versions, held, overrides } = resolution;
  const raised = Object.entries(versions)
    .filter(([name, version]) => before[name] !== version)
    .map(([name, version]) => `\`${name}\` ${before[name] ?? 'none'} → ${version}`);
  const overridden = Object.entries(overrides).flatMap(([name, peers]) =>
    Object.entries(peers).map(
      ([peer, version]) =>
        `\`${name}\` ${versions[name] ?? ''} is installed with \`${peer}\` ${version}`,
    ),
  );
  return [
    '# Update of the library\n',
    section('Versions', [...raised, ...overridden], 'Nothing is newer.'),
    section(
      'Held back',
      held.map(
        ({ name, at, newest, because }) => `\`${name}\` ${at}, newest ${newest}: ${because}`,
      ),
      'Nothing.',
    ),
    section('Symbols', differences.symbols, 'No difference.'),
    section('Tokens', differences.tokens, 'No difference.'),
    section('Drawings', differences.drawings, 'No difference.'),
    section('Sizes of examples', differences.sizes, 'No difference.'),
    ...findings.map(({ title, lines }) => section(title, lines, 'All hold.')),
  ].join('\n');
}
