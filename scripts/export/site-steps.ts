import { existsSync } from 'node:fs';
import { generatedFiles } from '@/lib/generated/files';
import type { BuildStep } from '@/scripts/shared/build-steps/build-step';
import { importsOf } from '@/scripts/shared/build-steps/imports-of';
import { stampOfFiles } from '@/scripts/shared/build-steps/stamps';
import { isRelease } from '@/scripts/shared/is-release';

export interface BuildOptions {
  /** Leaves pages as Next exported them: see `scripts/export/as-exported`. */
  asExported: boolean;
  /** Compresses texts as far as possible. */
  release: boolean;
}

/** Reads the options of a build from a command line. */
export function readBuildOptions(args: readonly string[] = process.argv): BuildOptions {
  return { asExported: args.includes('--as-exported'), release: isRelease(args) };
}

/** The steps that write `out/`, in their order. */
export function siteSteps({ asExported, release }: BuildOptions): readonly BuildStep[] {
  return [
    { name: 'Pages', command: ['next', 'build'], seconds: 35, printsProgress: true },
    {
      name: 'Pages as Markdown',
      command: ['tsx', 'scripts/export/markdown-pages/index.ts'],
      after: ['Pages'],
      seconds: 2,
    },
    {
      name: 'Completion for hosts',
      command: ['tsx', `scripts/export/${asExported ? 'as-exported' : 'complete'}/index.ts`],
      after: ['Pages as Markdown'],
      seconds: 10,
    },
    {
      name: 'Compressed copies',
      command: ['tsx', 'scripts/export/compress/index.ts', ...(release ? ['--release'] : [])],
      after: ['Completion for hosts'],
      seconds: release ? 30 : 4,
    },
    {
      name: 'Report',
      command: ['tsx', 'scripts/export/report/index.ts'],
      // Beside the compressed copies, which it does not count.
      after: ['Completion for hosts'],
      seconds: 2,
    },
  ];
}

/** In the workspace of external content, another file has the configuration of the site. */
const nextConfig = existsSync('next.site.mjs') ? 'next.site.mjs' : 'next.config.mjs';
const config = [nextConfig, 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'];
const generated = [
  generatedFiles.api,
  generatedFiles.apiFaults,
  generatedFiles.tokensLeftOut,
  generatedFiles.tokens,
  generatedFiles.systemVariables,
  generatedFiles.themeData,
  generatedFiles.examples.folder,
  generatedFiles.anatomy,
  generatedFiles.cards,
  generatedFiles.pageScripts,
  generatedFiles.fileDates,
  generatedFiles.textWarnings,
];

/**
 * All steps of `siteSteps` as one, whose inputs are everything that any of them reads. They are done together
 * or not at all, because each changes the files of the one before.
 */
export function wholeSite(options: BuildOptions): BuildStep {
  const steps = siteSteps(options);
  const code = importsOf(
    steps.flatMap(({ command }) => command.filter((part) => part.endsWith('.ts'))),
  );
  return {
    name: 'Site',
    command: ['next', 'build'],
    seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
    data: [
      'app',
      'components',
      'lib',
      'content',
      'public',
      'CHANGELOG.md',
      'package.json',
      ...config,
      ...generated,
    ],
    facts: () => [JSON.stringify(options), stampOfFiles(code)],
    makes: ['out', 'report.html', 'report.json'],
  };
}
