/**
 * Bundles the commands of the published package, so that they run without the site's own setup for TypeScript. npm runs
 * this before it packs.
 *
 * Reads   scripts/package/create-docs, scripts/package/docs-site, and what they import.
 * Writes  dist/create-docs.mjs and dist/docs-site.mjs.
 * Fails   when a module can't be bundled.
 */
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { main } from '@/scripts/shared/main';

const commands = ['create-docs', 'docs-site'];
const target = 'dist';

main(async () => {
  rmSync(target, { recursive: true, force: true });
  for (const name of commands) {
    const bundle = await rolldown({
      input: `scripts/package/${name}/index.ts`,
      platform: 'node',
      resolve: { alias: { '@': process.cwd() } },
      // Packages are installed with this one.
      external: /^(?!@\/)(?:@?[a-z][\w.-]*)(?:\/|$)/,
    });
    const file = join(target, `${name}.mjs`);
    await bundle.write({
      file,
      format: 'esm',
      banner: '#!/usr/bin/env node',
      codeSplitting: false,
    });
    await bundle.close();
    chmodSync(file, 0o755);
  }
});
