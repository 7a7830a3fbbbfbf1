import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CompileResult, compileString, sassNull, type Value } from 'sass';
import type { ThemeFile } from './theme-files';

/** A token as the Sass declares it. */
export interface RawToken {
  namespace: string;
  /** Put before the name in the mixin's map; empty for most components. */
  prefix: string;
  /** The map it stands in: `base`, `color`, `typography` or `density`. */
  group: string;
  name: string;
  /** As Sass prints it; undefined for a token without a fallback. */
  value?: string | undefined;
}

/*
 * `_define-overrides` is private to each theme file, so the file itself is compiled with a loop
 * appended that hands every token to a function of ours.
 */
const head = "@use 'sass:map' as docs-map;\n@use 'sass:meta' as docs-meta;\n";
const tail = `
@each $docs-set in _define-overrides() {
  $docs-tokens: docs-map.get($docs-set, tokens);
  @each $docs-group in (base, color, typography, density) {
    @each $docs-name, $docs-value in docs-map.get($docs-tokens, $docs-group) {
      $docs-done: docs-token(docs-map.get($docs-set, namespace),
        docs-map.get($docs-set, prefix), $docs-group, $docs-name, docs-meta.inspect($docs-value));
    }
  }
}
`;

/**
 * Reads the tokens one theme file defines.
 *
 * @param root folder of the installed `@angular/material`
 * @throws when the file does not compile or its tokens are not shaped as expected, naming the file
 */
export function dumpTokens(root: string, { file, source }: ThemeFile): RawToken[] {
  const tokens: RawToken[] = [];
  const path = join(root, file);
  try {
    compile(root, head + source + tail, path, {
      'docs-token($namespace, $prefix, $group, $name, $value)': (args) => {
        const [namespace, prefix, group, name, value] = args;
        tokens.push({
          namespace: text(namespace) ?? '',
          prefix: text(prefix) ?? '',
          group: text(group) ?? '',
          name: text(name) ?? '',
          value: text(value),
        });
        return sassNull;
      },
    });
  } catch (error) {
    throw new Error(`${path}: its tokens cannot be read`, { cause: error });
  }
  const nameless = tokens.find((token) => token.namespace === '' || token.name === '');
  if (nameless) throw new Error(`${path}: token without a name: ${JSON.stringify(nameless)}`);
  return tokens;
}

/** Compiles Sass that uses `@angular/material` as a project does. The library's own notes are left out. */
export function compile(
  root: string,
  source: string,
  path: string,
  functions: Record<string, (args: Value[]) => Value> = {},
): CompileResult {
  const scope = dirname(root);
  return compileString(source, {
    url: pathToFileURL(path),
    functions,
    importers: [
      {
        findFileUrl: (url) =>
          url.startsWith('@angular/') ? pathToFileURL(join(scope, url.slice(9))) : null,
      },
    ],
    logger: { warn: () => undefined, debug: () => undefined },
  });
}

function text(value: Value | undefined): string | undefined {
  if (value === undefined || value.realNull === null) return undefined;
  const string = value.assertString().text;
  return string === '' || string === 'null' ? undefined : string.replace(/^"(.*)"$/, '$1');
}
