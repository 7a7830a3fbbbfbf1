import { join } from 'node:path';
import { sassNull, type Value } from 'sass';
import { collectTokens } from '@/scripts/generate/styling-tokens/collect-tokens';
import { compile } from '@/scripts/generate/styling-tokens/dump-tokens';
import { systemVariablesOf } from '@/scripts/generate/styling-tokens/system-variables';
import { themeFiles } from '@/scripts/generate/styling-tokens/theme-files';

/** A styling token of a release. */
export interface ReleaseToken {
  /** Id of the Material doc item. */
  item: string;
  /** The CSS custom property, which identifies it. */
  property: string;
  mixin: string;
  /** Its name in the map of the mixin. */
  name: string;
  /** CSS that applies while it is not set, if the Sass states it. */
  value?: string | undefined;
}

/** The major in which the Sass got its current structure. */
const firstWithGroups = 20;

/**
 * Reads the styling tokens of a release.
 *
 * @param root folder of `@angular/material` of that release
 * @param itemIds ids of the Material doc items
 * @throws when a theme file cannot be read, with its name
 */
export function tokensOf(
  root: string,
  release: string,
  itemIds: ReadonlySet<string>,
): readonly ReleaseToken[] {
  if (Number.parseInt(release, 10) < firstWithGroups) return olderTokens(root, itemIds);
  const system = new Map(systemVariablesOf(root).map(({ name, value }) => [name, value]));
  return collectTokens(root, itemIds, system, () => undefined).flatMap(({ item, groups }) =>
    groups.flatMap(({ mixin, tokens }) =>
      tokens.map(({ property, name, fallback }) => ({
        item,
        property,
        mixin,
        name,
        value: fallback?.value,
      })),
    ),
  );
}

/*
 * Before version 20 the tokens of a set are one map, without values: these are in a map of system fallbacks.
 * A loop at the end of the file passes each token to the custom function `docs-token`.
 */
const head = `@use 'sass:map' as docs-map;
@use 'sass:meta' as docs-meta;
@use '@angular/material/core/tokens/m3-system' as docs-system;
`;
const tail = `
$docs-fallbacks: docs-system.create-system-fallbacks();
@each $docs-set in _define-overrides() {
  $docs-space: docs-map.get($docs-set, namespace);
  @each $docs-name, $docs-value in docs-map.get($docs-set, tokens) {
    @if $docs-value != null {
      $docs-done: docs-token(docs-meta.inspect($docs-space), docs-map.get($docs-set, prefix), $docs-name,
        docs-meta.inspect(docs-map.get($docs-fallbacks, $docs-space, $docs-name)));
    }
  }
}
`;

function olderTokens(root: string, itemIds: ReadonlySet<string>): readonly ReleaseToken[] {
  const tokens = new Map<string, ReleaseToken>();
  for (const { file, source, item, mixin } of themeFiles(root, itemIds, () => undefined)) {
    const path = join(root, file);
    const add = ([space, prefix, name, value]: readonly Value[]) => {
      const property = `--${text(space)?.replace(/[()]/g, '').replaceAll(', ', '-')}-${text(name)}`;
      const token = { item, property, mixin, name: `${text(prefix) ?? ''}${text(name)}` };
      const isPrefixed = text(prefix) !== undefined;
      // A file may repeat the tokens of another one with a prefix; the file without a prefix owns them.
      if (tokens.has(property) && isPrefixed) return sassNull;
      tokens.set(property, { ...token, value: cssOf(text(value)) });
      return sassNull;
    };
    try {
      compile(root, head + source + tail, path, {
        'docs-token($space, $prefix, $name, $value)': add,
      });
    } catch (error) {
      throw new Error(`${path}: its tokens cannot be read`, { cause: error });
    }
  }
  return [...tokens.values()];
}

const cssOf = (value: string | undefined) =>
  value?.replace(/^--(?:mat-)?sys-[a-z0-9-]+$/, 'var($&)');

function text(value: Value | undefined): string | undefined {
  if (value === undefined || value.realNull === null) return undefined;
  const string = value.assertString().text;
  return string === '' || string === 'null' ? undefined : string.replace(/^"(.*)"$/, '$1');
}
