/** What each local name of a source is imported from. */
export type ImportedNames = ReadonlyMap<string, { name: string; module: string }>;

const importPattern = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;

/** The named imports of a TypeScript source. */
export function importsOf(source: string): ImportedNames {
  const names = new Map<string, { name: string; module: string }>();
  for (const [, braces = '', module = ''] of source.matchAll(importPattern)) {
    for (const part of braces.split(',')) {
      const [name = '', local = name] = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (name !== '') names.set(local, { name, module });
    }
  }
  return names;
}
