import { globSync, readFileSync } from 'node:fs';
import { compileString } from 'sass';
import { z } from 'zod';
import { Cache } from '@/scripts/check/prose/shared/cache';
import { fingerprint } from '@/scripts/shared/stamp';
import { declaredNames } from './declared-names';

const packageNames = z.object({
  /** Declared by packages that readers import, or by the browser. */
  declared: z.array(z.string()),
  /** Exported by the library, documented or not. */
  exported: z.array(z.string()),
  /** Exports of Angular's own packages → their entry points. */
  framework: z.record(z.string(), z.string()),
  /** Events of the browser. */
  events: z.array(z.string()),
  /** `mat-…`, `cdk-…` and `mdc-…` words in the library's code: classes, attributes, elements. */
  cssNames: z.array(z.string()),
  /** `--mat-…` and `--mdc-…` custom properties in the library's code and Sass. */
  variables: z.array(z.string()),
  /** Attributes without a directive, such as `cdkFocusInitial`, and keys of validation errors. */
  markers: z.array(z.string()),
  /** Mixins, functions and variables (with `$`) of `@angular/material`. */
  sass: z.array(z.string()),
});

/** Names that come from the installed packages, not from the extracted API. */
export type PackageNames = z.infer<typeof packageNames>;

const declarations = [
  'node_modules/@angular/{core,common,forms,router,platform-browser,platform-server,ssr}/types/**/*.d.ts',
  'node_modules/@angular/{material,cdk,material-luxon-adapter}/types/*.d.ts',
  'node_modules/rxjs/dist/types/internal/**/*.d.ts',
  'node_modules/typescript/lib/lib.{dom,dom.iterable,es*}.d.ts',
  'node_modules/@types/luxon/src/*.d.ts',
];
/** Without the shared chunks, whose exports have short internal names. */
const libraryTypes = 'node_modules/@angular/{material,cdk}/types/!(_*).d.ts';
/** When two entry points export a name, the later one applies; so the more common ones are last. */
const frameworkTypes = {
  rxjs: '../rxjs/dist/types/index.d.ts',
  '@angular/forms/signals': 'forms/types/signals.d.ts',
  '@angular/platform-browser': 'platform-browser/types/platform-browser.d.ts',
  '@angular/router': 'router/types/router.d.ts',
  '@angular/common/http': 'common/types/http.d.ts',
  '@angular/common': 'common/types/common.d.ts',
  '@angular/forms': 'forms/types/forms.d.ts',
  '@angular/core/testing': 'core/types/testing.d.ts',
  '@angular/core': 'core/types/core.d.ts',
};
const libraryCode = [
  'node_modules/@angular/{material,cdk}/fesm2022/*.mjs',
  'node_modules/@angular/{material,cdk}/**/*.scss',
];

/** Reads the names of the installed packages. Cached per set of versions. */
export function readPackageNames(versions: string): PackageNames {
  const cache = new Cache('names', z.record(z.string(), packageNames));
  const key = fingerprint(versions, '5');
  const names = cache.get(key) ?? collect();
  cache.set(key, names);
  cache.save();
  return names;
}

function collect(): PackageNames {
  const code = libraryCode.flatMap((pattern) => globSync(pattern)).map(read);
  const declared = declarations
    .flatMap((pattern) => globSync(pattern))
    .flatMap((file) => [...declaredNames(read(file))]);
  return {
    declared: unique(declared),
    exported: unique(globSync(libraryTypes).flatMap((file) => exportedNames(read(file)))),
    framework: Object.fromEntries(
      Object.entries(frameworkTypes).flatMap(([specifier, file]) =>
        exportedNames(read(`node_modules/@angular/${file}`)).map((name) => [name, specifier]),
      ),
    ),
    events: unique(eventNames(read('node_modules/typescript/lib/lib.dom.d.ts'))),
    cssNames: unique(find(code, /(?<![\w-])(?:mat|cdk|mdc)-[a-z][a-z0-9-]*[a-z0-9]/g)),
    variables: unique(find(code, /(?<![\w-])--(?:mat|mdc|cdk)-[a-z0-9-]*[a-z0-9]/g)),
    markers: unique(find(code, /(?<=\[)(?:mat|cdk)[A-Z]\w*(?=\])|(?:mat|cdk)[A-Z]\w*(?='?: \{)/g)),
    sass: sassMembers(),
  };
}

/** Returns the names in the export statements of a flattened declaration file. */
function exportedNames(source: string): string[] {
  const lists = source.match(/(?<=^export (?:type )?\{)[^}]*/gm) ?? [];
  return lists.flatMap((list) =>
    list.split(',').map((entry) => entry.replace(/^.*\bas\b|\btype\b/, '').trim()),
  );
}

/** Returns the keys of the interfaces that map event names to types. */
function eventNames(source: string): string[] {
  const maps = source.match(/^interface \w*EventMap\b[^{]*\{[^}]*\}/gm) ?? [];
  return maps.flatMap((map) => map.match(/(?<=^\s+")[a-z]+(?=":)/gm) ?? []);
}

const read = (file: string) => readFileSync(file, 'utf8');
const unique = (names: readonly string[]) => [...new Set(names)].sort();
const find = (sources: readonly string[], pattern: RegExp) =>
  sources.flatMap((source) => source.match(pattern) ?? []);

/** Lists the members of `@angular/material` with Sass itself, because its index hides and renames some. */
export function sassMembers(): string[] {
  const source = `
    @use 'sass:map';
    @use 'sass:meta';
    @use '@angular/material' as mat;
    mixins { names: meta.inspect(map.keys(meta.module-mixins('mat'))); }
    functions { names: meta.inspect(map.keys(meta.module-functions('mat'))); }
    variables { names: meta.inspect(map.keys(meta.module-variables('mat'))); }
  `;
  const { css } = compileString(source, { loadPaths: ['node_modules'] });
  return css.split('}').flatMap((rule) => {
    const sigil = rule.includes('variables {') ? '$' : '';
    return [...rule.matchAll(/"([\w-]+)"/g)].map(([, name]) => `${sigil}${name}`);
  });
}
