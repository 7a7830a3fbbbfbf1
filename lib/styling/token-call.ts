import type { Token, TokenGroup, TokenKind } from './tokens';

/** Sample values by kind of token, for a mixin call that readers copy and change. */
const samples: Partial<Record<TokenKind, string>> = {
  color: 'var(--mat-sys-tertiary)',
  shape: '8px',
};

/**
 * A sample call of a group's mixin: with a color and a corner if it has such tokens, or else with its
 * first token at its default value.
 */
export function tokenCall({ mixin, tokens }: TokenGroup): string {
  const chosen = [first(tokens, 'color'), first(tokens, 'shape')].filter((t) => t !== undefined);
  const lines = (chosen.length > 0 ? chosen : tokens.slice(0, 1)).map(
    ({ name, kind, fallback }) => `    ${name}: ${samples[kind] ?? fallback?.value ?? 'unset'},`,
  );
  return [
    `@use '@angular/material' as mat;`,
    '',
    ':root {',
    `  @include mat.${mixin}((`,
    ...lines,
    '  ));',
    '}',
  ].join('\n');
}

function first(tokens: readonly Token[], kind: TokenKind): Token | undefined {
  return tokens.find((token) => token.kind === kind && token.fallback !== undefined);
}
