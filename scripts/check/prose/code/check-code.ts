import { join } from 'node:path';
import { z } from 'zod';
import { Cache, workFolder } from '@/scripts/check/prose/shared/cache';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { fingerprint } from '@/scripts/shared/stamp';
import { compileUnits } from './compile';
import { type Diagnostic, isRealFault, type Unit } from './unit';

/** The units of one Markdown file. */
export interface UnitsOfFile {
  file: string;
  units: readonly Unit[];
}

const findingsSchema = z.array(z.object({ line: z.number(), message: z.string() }));

/**
 * Compiles the blocks of all files together, except for files with a cached result.
 *
 * @param version changes when the library or these checks change
 * @param folder where the compiled files and the cache are written
 * @throws when a generated support file does not compile, because then no result is reliable
 */
export async function checkCode(
  files: readonly UnitsOfFile[],
  library: Unit,
  version: string,
  folder = workFolder,
): Promise<readonly Finding[]> {
  const cache = new Cache('compiled', z.record(z.string(), findingsSchema), folder);
  const keyed = files.map(({ file, units }) => ({
    file,
    units,
    key: fingerprint(version, library.text, ...units.flatMap(({ path, text }) => [path, text])),
  }));
  const changed = keyed.filter(({ key }) => cache.get(key) === undefined);
  if (changed.length > 0) {
    const units = changed.flatMap((entry) => entry.units);
    const diagnostics = await compileUnits([library, ...units], join(folder, 'compile'));
    assertSupport([library, ...units], diagnostics);
    for (const entry of changed) cache.set(entry.key, faultsOf(entry.units, diagnostics));
  }
  const findings = keyed.flatMap(({ file, key }) =>
    (cache.get(key) ?? []).map(({ line, message }) => ({ file, line, message })),
  );
  cache.save();
  return findings;
}

function faultsOf(units: readonly Unit[], diagnostics: readonly Diagnostic[]) {
  return units.flatMap(({ path, line, kind }) =>
    diagnostics
      .filter((diagnostic) => diagnostic.path === path && isRealFault(diagnostic, kind))
      .map(({ line: below, code, message }) => ({
        line: line + below,
        message: `${code}: ${message}`,
      })),
  );
}

function assertSupport(units: readonly Unit[], diagnostics: readonly Diagnostic[]): void {
  const own = new Set(units.filter(({ kind }) => kind === 'support').map(({ path }) => path));
  const fault = diagnostics.find(({ path }) => path === '' || own.has(path));
  if (fault)
    throw new Error(`${fault.path || 'compiler options'}: ${fault.code}: ${fault.message}`);
}
