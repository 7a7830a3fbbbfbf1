import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { libraryVersion } from '@/lib/catalogue/version';
import type { Palettes } from '@/lib/theme-builder/palettes';
import { seedNames, type ThemeState } from '@/lib/theme-builder/state';
import { compile } from './dump-tokens';
import { customProperties, themeDataOf } from './theme-data';

const require = createRequire(join(process.cwd(), 'package.json'));
/** The folder of the installed library. */
const root = dirname(require.resolve('@angular/material/package.json'));

/** The input of the theme builder, read from the installed Sass. */
export const themeData = themeDataOf(root, libraryVersion);

type Rule = (
  tree: { create: (path: string, text: string) => void },
  context: unknown,
) => Promise<void>;

const schematicModule = z.object({
  default: z.custom<(options: unknown) => Rule>((value) => typeof value === 'function'),
});

/**
 * Runs the `theme-color` schematic of the library in this process, as `ng generate` does.
 *
 * @returns the text of the file that it creates
 */
export async function runSchematic(
  seeds: ThemeState['seeds'],
  includeHighContrast = false,
): Promise<string> {
  const { default: schematic } = schematicModule.parse(
    require(join(root, 'schematics/ng-generate/theme-color/index_bundled.js')),
  );
  const camel = (name: string) =>
    name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const colors = seedNames.map((name) => [`${camel(name)}Color`, seeds[name] ?? '']);
  let created = '';
  await schematic({
    ...Object.fromEntries(colors),
    includeHighContrast,
    isScss: true,
    directory: '',
  })({ create: (_path, text) => (created = text) }, undefined);
  return created;
}

/** Parses the palettes in a file that the schematic created. */
export function palettesIn(scss: string): Record<string, Record<string, string>> {
  const palettes: Record<string, Record<string, string>> = {};
  for (const [, name = '', body = ''] of scss.matchAll(
    /^ {2}([a-z-]+): \(\n([\s\S]*?)^ {2}\),/gm,
  )) {
    palettes[name] = Object.fromEntries(
      [...body.matchAll(/(\d+): (#[0-9a-f]{6})/g)].map(
        ([, tone = '', color = '']) => [tone, color] as const,
      ),
    );
  }
  return palettes;
}

const compiledCss = (scss: string) => compile(root, scss, join(root, 'docs-test.scss')).css;

/** The custom properties of plain CSS, as Sass prints them. */
export function compiledProperties(css: string): Map<string, string> {
  return new Map(customProperties(compiledCss(css)));
}

/**
 * Compiles stylesheets with the installed library and returns the custom properties of each. They are modules of one
 * stylesheet, so that Sass reads the library once.
 */
export function compileAll(sheets: readonly string[]): readonly Map<string, string>[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    const uses = sheets.map((scss, index) => {
      const file = join(folder, `${index}.scss`);
      writeFileSync(file, `${scss}\n.end-of-sheet { color: red }\n`);
      return `@use '${pathToFileURL(file).href}' as sheet-${index};`;
    });
    const parts = compiledCss(uses.join('\n')).split('.end-of-sheet');
    return sheets.map((_, index) => new Map(customProperties(parts[index] ?? '')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Converts palettes to plain JSON data for comparison. */
export function plain(palettes: Palettes): unknown {
  return JSON.parse(JSON.stringify(palettes));
}
