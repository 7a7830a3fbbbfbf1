import type { TokenKind } from './tokens';

/** What readers call each kind of token. */
export const tokenKindNames: Record<TokenKind, string> = {
  color: 'Color',
  typography: 'Typography',
  shape: 'Shape',
  density: 'Density',
  other: 'Other',
};
