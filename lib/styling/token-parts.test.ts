import { tokenParts } from './token-parts';
import type { Token, TokenKind } from './tokens';

const token = (name: string, kind: TokenKind = 'color'): Token => ({
  name,
  kind,
  property: `--mat-x-${name}`,
});

const grouped = (...names: string[]) =>
  tokenParts(names.map((name) => token(name))).map(({ name, tokens }) => [
    name,
    ...tokens.map((each) => each.name),
  ]);

describe('tokenParts', () => {
  it('groups by part, with the usual look before its states', () => {
    expect(
      grouped(
        'filled-disabled-container-color',
        'filled-hover-container-color',
        'filled-container-color',
        'icon-color',
        'icon-size',
      ),
    ).toEqual([
      [
        'Filled container',
        'filled-container-color',
        'filled-hover-container-color',
        'filled-disabled-container-color',
      ],
      ['Icon', 'icon-color', 'icon-size'],
    ]);
  });

  it('does not take a state layer for a state', () => {
    expect(grouped('hover-state-layer-opacity', 'state-layer-color')).toEqual([
      ['State layer', 'state-layer-color', 'hover-state-layer-opacity'],
    ]);
  });

  it('puts single tokens to their first word, and what is left to the end', () => {
    expect(grouped('filled-icon-offset', 'arrow-transform', 'filled-touch-target-size')).toEqual([
      ['Filled', 'filled-icon-offset', 'filled-touch-target-size'],
      ['Other', 'arrow-transform'],
    ]);
  });

  it('keeps every token once', () => {
    const tokens = ['a-color', 'a-shape', 'b-color', 'text-color', 'color'].map((name) =>
      token(name),
    );
    const all = tokenParts(tokens).flatMap((part) => part.tokens);
    expect(new Set(all)).toEqual(new Set(tokens));
    expect(all).toHaveLength(tokens.length);
  });
});
