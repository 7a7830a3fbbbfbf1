import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrowExitCode } from '@/scripts/shared/command';
import { pageScripts } from './page-scripts';

const folder = '.generated/bench-shell';

const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs':
    "export default { output: 'export', typescript: { ignoreBuildErrors: true }, turbopack: { root: process.cwd() } };",
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <main>Nothing</main>; }',
};

/** Builds an empty Next app and returns the gzip bytes of its page's scripts. */
export async function emptyAppScripts(): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await runOrThrowExitCode(['next', 'build', folder]);
  return pageScripts(join(folder, 'out'), '/index');
}
