import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ApiDoc } from '@/lib/api/model';
import type { ApiSymbol, SymbolKind } from '@/lib/api/symbol-model';
import type { TypeTokens } from '@/lib/api/type-model';
import { withoutScope } from '@/lib/catalogue/without-scope';
import { extractApi } from './extract';
import type { PackageFolders } from './read/packages';

/** A small package for tests: its declaration files and original sources, by path. */
interface FixturePackage {
  /** Entry points, such as `.` or `./folder`. Their declaration files are `./types/<name>.d.ts`. */
  entryPoints: readonly string[];
  /** Declaration files below `types/`. */
  types: Readonly<Record<string, string>>;
  /** Original sources below `src/`, which are included in one source map. */
  sources?: Readonly<Record<string, string>>;
}

export type Fixture = Readonly<Record<string, FixturePackage>>;

const created: string[] = [];

/** Writes packages to a temporary folder and returns their folders. */
export function writeFixture(fixture: Fixture): PackageFolders {
  const root = mkdtempSync(join(tmpdir(), 'api-reference-'));
  created.push(root);
  return Object.fromEntries(
    Object.entries(fixture).map(([name, content]) => {
      const folder = join(root, name);
      for (const [file, text] of filesOf(name, content)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      return [name, folder];
    }),
  );
}

function filesOf(name: string, { entryPoints, types, sources }: FixturePackage) {
  const exports = Object.fromEntries(
    entryPoints.map((entry) => [entry, { types: `./types/${typesName(name, entry)}.d.ts` }]),
  );
  const marker = { [`${withoutScope(name)}/marker.ts`]: 'export const marker = 1;' };
  const all = Object.entries(sources ?? marker);
  const map = {
    sources: all.map(([path]) => `../../bin/src/${path}`),
    sourcesContent: all.map(([, text]) => text),
  };
  return new Map([
    ['package.json', JSON.stringify({ name, version: '1.2.3', exports })],
    ['fesm2022/all.mjs.map', JSON.stringify(map)],
    ...Object.entries(types).map(([file, text]) => [`types/${file}`, text] as const),
  ]);
}

const typesName = (packageName: string, entry: string) =>
  entry === '.' ? withoutScope(packageName) : entry.slice(2).replaceAll('/', '-');

/** Removes all folders that `writeFixture` created. */
export function removeFixtures(): void {
  for (const root of created.splice(0)) rmSync(root, { recursive: true, force: true });
}

/**
 * Extracts the API of a package `@angular/material/thing` with one declaration file and, optionally, its
 * source.
 */
export function extractThing(types: string, source?: string): ApiDoc {
  const [doc] = extractApi(
    writeFixture({
      '@angular/material': {
        entryPoints: ['./thing'],
        types: { 'thing.d.ts': types },
        ...(source !== undefined && { sources: { 'material/thing/thing.ts': source } }),
      },
    }),
  );
  if (!doc) throw new Error('the fixture has no document');
  return doc;
}

/** Finds the symbol with this name and kind, or throws. */
export function symbolOf<K extends SymbolKind>(
  doc: ApiDoc,
  kind: K,
  name: string,
): Extract<ApiSymbol, { kind: K }> {
  const matches = (symbol: ApiSymbol): symbol is Extract<ApiSymbol, { kind: K }> =>
    symbol.kind === kind && symbol.name === name;
  const found = doc.symbols.find(matches);
  if (!found) {
    const kinds = doc.symbols.map((symbol) => `${symbol.kind} ${symbol.name}`);
    throw new Error(`no ${kind} ${name} among ${kinds.join(', ')}`);
  }
  return found;
}

/** Converts a printed type to text. Names with a reference are in brackets. */
export function typeText(tokens: TypeTokens | undefined): string {
  return (tokens ?? []).map(({ text, ref }) => (ref ? `[${text}]` : text)).join('');
}
