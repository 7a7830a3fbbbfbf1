import type { InterfaceText } from '@/lib/words/word';
import type { TokenKind } from './tokens';

/** The visible name of each kind of token. */
export const tokenKindNames: Record<TokenKind, InterfaceText> = {
  color: 'Color',
  typography: 'Typography',
  shape: 'Shape',
  density: 'Density',
  other: 'Other',
};
