import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionOfPackage } from '@/scripts/shared/folder-of-package';
import { runAndGetFailure } from '@/scripts/shared/run-or-throw';

/**
 * Installs a version of Next beside the project's own React, from the registry that npm is set to.
 *
 * @param version a version, a range or a tag, such as `16.4.6` or `canary`
 * @returns a temporary folder with `node_modules`
 * @throws when npm fails, for instance because that version requires another React
 */
export async function installNext(version: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'next-rehearsal-'));
  const [react, reactDom] = ['react', 'react-dom'].map((name) =>
    versionOfPackage(join('node_modules', name)),
  );
  const dependencies = { next: version, react, 'react-dom': reactDom };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const command = ['npm', 'install', '--strict-peer-deps', '--ignore-scripts'] as const;
  const failure = await runAndGetFailure([...command, '--no-audit', '--no-fund'], { cwd: root });
  if (failure !== undefined) throw new Error(`next@${version} was not installed: ${failure}`);
  return root;
}
