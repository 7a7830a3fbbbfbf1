import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '@/content/site-definition';
import { folderInRepository, tagOf } from '@/lib/api/source-links';
import { packageFolder } from '@/lib/catalogue/installed';

const manifestSchema = z.object({
  version: z.string(),
  gitHead: z.string().optional(),
  repository: z
    .union([z.string(), z.object({ directory: z.string().optional() })])
    .optional()
    .catch(undefined),
});

type Fields = Pick<SiteDefinition, 'repository' | 'sourceFolder' | 'tag' | 'packages'>;

/** Runs git in a folder. Returns undefined when it fails, as for a commit that is not there. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

const withoutSlashes = (path: string) => path.replaceAll(/^(?:\.?\/)+|\/+$/g, '');

/**
 * Compares the targets of links to sources with the manifests of the packages: `repository.directory`, the folder of
 * the package, and `gitHead`, the commit that was published. The latter requires a clone of the library.
 *
 * @param folder the content folder
 * @param manifestOf reads the manifest of an installed package
 * @returns one line for each field of `site.ts` that differs
 */
export function warningsOfSourceLinks(
  site: Fields,
  folder: string,
  manifestOf: (npm: string) => unknown = readManifest,
): readonly string[] {
  return site.packages.flatMap(({ npm }, index) => {
    const { data } = manifestSchema.safeParse(manifestOf(npm));
    if (!data) return [];
    const { version, gitHead, repository } = data;
    const stated = typeof repository === 'string' ? undefined : repository?.directory;
    const used = folderInRepository(site, npm);
    const differs = stated !== undefined && withoutSlashes(stated) !== withoutSlashes(used);
    return [
      ...(differs
        ? [
            `packages[${index}].folder: links to sources lead to "${used}", but the package.json of ${npm} says "${withoutSlashes(stated)}" (repository.directory)`,
          ]
        : []),
      ...(gitHead === undefined ? [] : warningsOfTag(tagOf(site, version), gitHead, folder, npm)),
    ];
  });
}

/** Says when a tag is not the commit that was published. Needs a clone of the repository that has that commit. */
function warningsOfTag(tag: string, gitHead: string, folder: string, npm: string) {
  if (git(folder, 'cat-file', '-t', gitHead) !== 'commit') return [];
  if (git(folder, 'rev-parse', '--verify', '--quiet', `${tag}^{commit}`) === gitHead) return [];
  const [found] = (git(folder, 'tag', '--points-at', gitHead) ?? '').split('\n').filter(Boolean);
  const hint = found === undefined ? '' : `; its tag is "${found}"`;
  return [
    `tag: "${tag}" is not the commit that ${npm} was published from, ${gitHead.slice(0, 8)} (gitHead)${hint}`,
  ];
}

function readManifest(npm: string): unknown {
  return JSON.parse(readFileSync(join(packageFolder(npm), 'package.json'), 'utf8'));
}
