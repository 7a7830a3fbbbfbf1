import { compareTokens } from './compare-tokens';
import type { ReleaseToken } from './tokens-of';

const token = (property: string, fields: Partial<ReleaseToken> = {}): ReleaseToken => ({
  item: 'button',
  property,
  mixin: 'button-overrides',
  name: property.replace(/^--(?:mat|mdc)-/, ''),
  ...fields,
});
const same = (property: string) => property;
const toMat = (property: string) => property.replace('--mdc-', '--mat-');

it('finds nothing between equal releases', () => {
  const tokens = [token('--mat-button-color'), token('--mat-button-shape')];
  expect(compareTokens(tokens, tokens, same)).toEqual({});
});

it('finds added and removed tokens, and changed defaults that both releases state', () => {
  const older = [
    token('--mat-button-color', { value: 'red' }),
    token('--mat-button-shape'),
    token('--mat-button-size', { value: '1px' }),
  ];
  const newer = [
    token('--mat-button-color', { value: 'blue' }),
    token('--mat-button-shape', { value: '4px' }),
    token('--mat-button-room', { item: 'card' }),
  ];
  const { button = [], card = [] } = compareTokens(older, newer, same);
  expect(button.map(({ change, name, facets }) => [change, name, facets])).toEqual([
    ['changed', '--mat-button-color', [{ facet: 'default', from: 'red', to: 'blue' }]],
    ['removed', '--mat-button-size', undefined],
  ]);
  expect(card).toMatchObject([{ change: 'added', anchor: 'mat-button-room' }]);
});

it('groups what ng update renames by the beginnings of the names', () => {
  const names = ['fab-color', 'fab-shape', 'icon-size'];
  const older = names.map((name) => token(`--mdc-${name}`));
  const newer = names.map((name) => token(`--mat-${name}`));
  expect(compareTokens(older, newer, toMat)).toEqual({
    button: [
      {
        change: 'changed',
        anchor: 'mat-fab-color',
        name: '--mat-*',
        kind: 'styling-token',
        facets: [{ facet: 'property', from: '--mdc-*', to: '--mat-*' }],
        count: 3,
        byUpdate: true,
      },
    ],
  });
});

it('tells a rename that ng update does not make by the name in the mixin', () => {
  const older = [token('--mdc-snackbar-color', { name: 'color' })];
  const newer = [token('--mat-snack-bar-color', { name: 'color' })];
  const [change] = compareTokens(older, newer, toMat)['button'] ?? [];
  expect(change).toMatchObject({
    change: 'changed',
    facets: [{ facet: 'property', from: '--mdc-snackbar-color', to: '--mat-snack-bar-color' }],
  });
  expect(change).not.toHaveProperty('byUpdate');
});

it('lists a rename alone when the name in the mixin changes as well', () => {
  const older = [token('--mdc-a-color', { name: 'a-color' }), token('--mdc-a-size', { name: 'x' })];
  const newer = [token('--mat-a-color', { name: 'color' }), token('--mat-a-size', { name: 'x' })];
  const changes = compareTokens(older, newer, toMat)['button'] ?? [];
  expect(changes.map(({ name, facets }) => [name, facets?.map(({ facet }) => facet)])).toEqual([
    ['--mat-a-size', ['property']],
    ['--mat-a-color', ['property', 'override']],
  ]);
});
