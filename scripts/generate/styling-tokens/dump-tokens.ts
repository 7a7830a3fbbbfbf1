import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CompileResult, compileString, sassNull, type Value } from 'sass';
import type { ThemeFile } from './theme-files';

/** A token as declared in the Sass. */
export interface RawToken {
  namespace: string;
  /** Prefix of the name in the map of the mixin. Empty for most components. */
  prefix: string;
  /** The map that contains it: `base`, `color`, `typography` or `density`. */
  group: string;
  name: string;
  /** As printed by Sass. Undefined for a token without a fallback. */
  value?: string | undefined;
}

/*
 * `_define-overrides` is private to each theme file. So the file itself is compiled, with an additional loop
 * at its end that passes each token to the custom function `docs-token`.
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
 * Reads the tokens that a theme file defines.
 *
 * @param root folder of the installed `@angular/material`
 * @throws when the file does not compile or its tokens have an unexpected structure, with the name of the
 *   file
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

/**
 * Compiles Sass that uses `@angular/material`, as a project does. Ignores warnings and debug messages of the
 * library.
 */
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
