import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hint } from '@/content/nearest';
import type { SiteDefinition } from '@/content/site-definition';
import { packageFolder } from '@/lib/catalogue/installed';
import { installCommand } from '@/scripts/shared/pinned-versions';

const siteModule = z.object({
  site: z.custom<SiteDefinition>((value) => typeof value === 'object' && value !== null),
});
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

/**
 * Checks the definition of a site before anything else reads it. Runs in the workspace.
 *
 * @param folder the content folder
 * @param installOption the option with which npm does not install Angular itself, for messages
 * @throws with one line for each fault: the field, what was expected, and the nearest valid name
 */
export async function checkSite(folder: string, installOption?: string): Promise<void> {
  const file = join(folder, 'site.ts');
  const site = await loadSite(file);
  const faults = faultsOfPackages(site, folder, installOption);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${file}: ${fault}`).join('\n'));
}

async function loadSite(file: string): Promise<SiteDefinition> {
  let loaded: unknown;
  try {
    loaded = await import('@/content/site');
  } catch (error) {
    throw new Error(explainLoadError(error, file));
  }
  const { success, data } = siteModule.safeParse(loaded);
  if (success) return data.site;
  throw new Error(`${file}: expected "export const site = defineSite({ … })"`);
}

/**
 * The message of an error that occurred while `site.ts` was loaded, with the path that its author knows. Only
 * the lines with faults, because the rest is advice from the compiler.
 */
export function explainLoadError(error: unknown, file: string): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('site.ts: ')) return message.replaceAll(/^site\.ts: /gm, `${file}: `);
  const syntax = [...message.matchAll(/^\S*content\/site\.ts:(\d+:\d+): ERROR: (.+)$/gm)];
  if (syntax.length > 0) {
    return syntax.map(([, place, problem]) => `${file}:${place}: ${problem}`).join('\n');
  }
  return `${file}: ${message.split('\n')[0] ?? ''}`;
}

/** Faults of fields that name packages. */
export function faultsOfPackages(
  { packages, carvedOut = [] }: Pick<SiteDefinition, 'packages' | 'carvedOut'>,
  folder: string,
  installOption?: string,
): readonly string[] {
  const names = packages.map(({ npm }) => npm);
  const installed = packages.flatMap(({ npm }, index) => {
    if (isInstalled(npm)) return [];
    const similar = hint(npm, dependenciesOf(folder));
    const command = installCommand([npm], [installOption ?? '']);
    const advice = similar === '' ? `; run ${command} in ${folder}` : similar;
    return [`packages[${index}].npm: "${npm}" is not installed${advice}`];
  });
  const carved = carvedOut.flatMap(({ entryPoint }, index) => {
    if (names.some((name) => entryPoint === name || entryPoint.startsWith(`${name}/`))) return [];
    return [
      `carvedOut[${index}].entryPoint: expected an entry point of ${names.join(' or ')}, not "${entryPoint}"${hint(entryPoint, names)}`,
    ];
  });
  return [...installed, ...carved];
}

function isInstalled(name: string): boolean {
  try {
    return packageFolder(name) !== '';
  } catch {
    return false;
  }
}

/** The packages that the content folder depends on. */
function dependenciesOf(folder: string): readonly string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { data } = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.keys({ ...data?.devDependencies, ...data?.dependencies });
}
