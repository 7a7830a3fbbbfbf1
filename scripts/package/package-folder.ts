import { delimiter, dirname, join } from 'node:path';
import type { Generator } from '@/scripts/shared/external-content/generator';

/** The folder of this package, seen from a bundled command in its `dist`. */
export const packageFolder = dirname(import.meta.dirname);

/** Makes the programs that were installed with this package available to its commands: tsx, Next.js, Playwright. */
export function useInstalledPrograms({ code, modules }: Pick<Generator, 'code' | 'modules'>): void {
  const folders = [join(code, 'node_modules', '.bin'), join(modules, '.bin'), process.env.PATH];
  process.env.PATH = folders.filter(Boolean).join(delimiter);
}
