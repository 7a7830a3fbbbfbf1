import type { Token, TokenGroup, TokenKind } from './tokens';

/** Values that show what a kind of token takes, in a call a reader copies and then changes. */
const samples: Partial<Record<TokenKind, string>> = {
  color: 'var(--mat-sys-tertiary)',
  shape: '8px',
};

/**
 * A call of the group's mixin to start from: with a color and a corner where it has them, else
 * with its first token at the value it has anyway.
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
