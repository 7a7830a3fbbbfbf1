import { z } from 'zod';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { generatedFiles } from '@/lib/generated/files';
import { isGenerated, readGeneratedJson } from '@/lib/generated/read';

/** Kinds of tokens, in the order in which readers look for them. */
export const tokenKinds = ['color', 'typography', 'shape', 'density', 'other'] as const;

const fallback = z.object({
  /** CSS that applies while the token is not set, e.g. `var(--mat-sys-primary)` or `24px`. */
  value: z.string().min(1),
  /** The system variable that it refers to, if there is exactly one, e.g. `--mat-sys-primary`. */
  system: z.string().startsWith('--mat-sys-').optional(),
  /**
   * Value of that system variable in a default theme; absent for colors, because every theme chooses them.
   */
  standard: z.string().optional(),
});

const token = z.object({
  /** Name of the token in the mixin, e.g. `filled-container-color`. */
  name: z.string().min(1),
  /** The CSS custom property that the mixin sets, e.g. `--mat-button-filled-container-color`. */
  property: z.string().startsWith('--mat-'),
  kind: z.enum(tokenKinds),
  /** Absent when the component's styles have no value for it until it is set. */
  fallback: fallback.optional(),
});

const tokenGroup = z.object({
  /** Sass mixin of `@angular/material` that sets these tokens, e.g. `button-overrides`. */
  mixin: z.string().endsWith('-overrides'),
  tokens: z.array(token).min(1),
});

/** The content of the file with the styling tokens of one doc item. */
const itemTokens = z.object({ item: z.string(), groups: z.array(tokenGroup).min(1) });

/** Every `--mat-sys-*` variable with its value in the default theme. */
const systemVariables = z.array(
  z.object({ name: z.string().startsWith('--mat-sys-'), value: z.string() }),
);

export type TokenKind = (typeof tokenKinds)[number];
export type TokenFallback = z.infer<typeof fallback>;
export type Token = z.infer<typeof token>;
export type TokenGroup = z.infer<typeof tokenGroup>;
export type ItemTokens = z.infer<typeof itemTokens>;
export type SystemVariable = z.infer<typeof systemVariables>[number];

type ItemRef = Pick<DocItem, 'id' | 'packageName'>;

/** The package with Sass mixins for theming, if the site documents one. */
export const tokenPackage = site.packages.find(({ hasTokens }) => hasTokens);

/** The theme files of another library whose tokens no page shows. */
export function tokensLeftOut(): readonly string[] {
  return readGeneratedJson(generatedFiles.tokensLeftOut, z.array(z.string()));
}

/**
 * Whether an item has styling tokens, and so a Styling tab.
 *
 * @throws when the tokens have not been generated; otherwise a missing step would hide all Styling tabs
 */
export function hasTokens(item: ItemRef): boolean {
  if (item.packageName !== tokenPackage?.key) return false;
  return isGenerated(generatedFiles.tokensOf(item.id), generatedFiles.tokens);
}

/**
 * Reads the styling tokens of an item.
 *
 * @returns the tokens by mixin, or undefined for an item without tokens
 * @throws when the file does not match {@link itemTokens}, naming file and field
 */
export function readTokens(item: ItemRef): ItemTokens | undefined {
  if (!hasTokens(item)) return undefined;
  return readGeneratedJson(generatedFiles.tokensOf(item.id), itemTokens);
}

/** Whether an item has the styling token that sets this custom property. */
export function hasToken(item: ItemRef, property: string): boolean {
  let known = properties.get(item.id);
  if (!known) {
    const groups = readTokens(item)?.groups ?? [];
    known = new Set(groups.flatMap(({ tokens }) => tokens.map((token) => token.property)));
    properties.set(item.id, known);
  }
  return known.has(property);
}

const properties = new Map<string, ReadonlySet<string>>();

/**
 * Reads the system variables that a default theme defines, in the order of the theme.
 *
 * @throws when the file is missing or malformed, naming file and field
 */
export function readSystemVariables(): SystemVariable[] {
  return readGeneratedJson(generatedFiles.systemVariables, systemVariables);
}
