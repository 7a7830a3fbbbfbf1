import { tokenCall } from './token-call';
import type { Token } from './tokens';

const token = (name: string, kind: Token['kind'], value?: string): Token => ({
  name,
  property: `--mat-chip-${name}`,
  kind,
  ...(value && { fallback: { value } }),
});

it('shows a color and a corner when the mixin has them', () => {
  const tokens = [
    token('old-color', 'color'),
    token('height', 'density', '32px'),
    token('shape', 'shape', '4px'),
    token('text-color', 'color', 'red'),
  ];
  expect(tokenCall({ mixin: 'chip-overrides', tokens })).toBe(`@use '@angular/material' as mat;

:root {
  @include mat.chip-overrides((
    text-color: var(--mat-sys-tertiary),
    shape: 8px,
  ));
}`);
});

it('keeps the value of any other kind of token', () => {
  const tokens = [token('height', 'density', '32px')];
  expect(tokenCall({ mixin: 'chip-overrides', tokens })).toContain('height: 32px,');
});
