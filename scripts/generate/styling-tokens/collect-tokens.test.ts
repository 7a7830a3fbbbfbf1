/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collectTokens } from './collect-tokens';
import { verifyMixins } from './verify-mixins';

const utils = join(process.cwd(), 'node_modules/@angular/material/core');
let root: string;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'tokens-')), '@angular', 'material');
  for (const folder of ['tokens', 'style']) {
    cpSync(join(utils, folder), join(root, 'core', folder), {
      recursive: true,
      filter: (path) => !/[/\\]m[23]|_classes|_system|_m[23]/.test(path.slice(utils.length)),
    });
  }
});
afterEach(() => rmSync(dirname(dirname(root)), { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

type Group = 'base' | 'color' | 'typography' | 'density';

function theme(namespace: string, tokens: Partial<Record<Group, string>>, prefix = ''): string {
  const { base = '', color = '', typography = '', density = '' } = tokens;
  const maps = `(base: (${base}), color: (${color}), typography: (${typography}), density: (${density}))`;
  return `@use '../core/tokens/token-utils';
@function _define-overrides() {
  @return ((namespace: ${namespace}, ${prefix && `prefix: '${prefix}',`}
    tokens: token-utils.get-overrides(${maps}, ${namespace})),);
}
@mixin overrides($tokens: ()) {
  @include token-utils.batch-create-token-values($tokens, _define-overrides());
}`;
}

const collect = () => collectTokens(root, new Set(['chip', 'core']), new Map());

it('groups the tokens of an item by the mixin that sets them', () => {
  write('chip/_chip-theme.scss', theme('chip', { color: 'chip-text-color: --mat-sys-primary' }));
  expect(collect()).toEqual([
    {
      item: 'chip',
      groups: [
        {
          mixin: 'chip-overrides',
          tokens: [
            {
              name: 'text-color',
              property: '--mat-chip-text-color',
              kind: 'color',
              fallback: { value: 'var(--mat-sys-primary)', system: '--mat-sys-primary' },
            },
          ],
        },
      ],
    },
  ]);
});

it('uses the later map when a token is in two maps', () => {
  write(
    'chip/_chip-theme.scss',
    theme('chip', { base: 'chip-display: null', density: 'chip-display: (1px 2px)' }),
  );
  expect(collect()[0]?.groups[0]?.tokens).toMatchObject([
    { name: 'display', kind: 'density', fallback: { value: '1px 2px' } },
  ]);
});

it('lists a token only under the mixin that names it without a prefix', () => {
  write('chip/_chip-theme.scss', theme('chip', { base: 'chip-size: 1px' }));
  write('core/_core-theme.scss', theme('chip', { base: 'chip-size: 1px' }, 'chip-'));
  expect(collect().map(({ item }) => item)).toEqual(['chip']);
});

it('omits items without tokens', () => {
  write('chip/_chip-theme.scss', theme('chip', {}));
  expect(collect()).toEqual([]);
});

it('names a theme file that belongs to no doc item', () => {
  write('gauge/_gauge-theme.scss', theme('gauge', { base: 'gauge-size: 1px' }));
  expect(collect).toThrow(/gauge\/_gauge-theme\.scss.*no Material doc item/);
  write('chip/_chip-theme.scss', theme('chip', { base: 'chip-size: 1px' }));
  const leftOut: string[] = [];
  const items = collectTokens(root, new Set(['chip']), new Map(), (file) => leftOut.push(file));
  expect(items.map(({ item }) => item)).toEqual(['chip']);
  expect(leftOut).toEqual(['gauge/_gauge-theme.scss']);
});

it('lists the tokens of a part without an item under the nearest item', () => {
  const source = theme('ripple', { base: 'ripple-size: 1px' });
  write('core/ripple/_ripple-theme.scss', source.replace("'../", "'../../"));
  expect(collect().map(({ item }) => item)).toEqual(['core']);
});

it('names a theme file that does not compile', () => {
  write('chip/_chip-theme.scss', `${theme('chip', {})}\n@use 'nowhere';`);
  expect(collect).toThrow(/chip\/_chip-theme\.scss: its tokens cannot be read/);
});

it('fails when no theme file defines tokens', () => {
  expect(collect).toThrow(/no theme file defines tokens/);
});

describe('verifyMixins', () => {
  beforeEach(() => {
    write('chip/_chip-theme.scss', theme('chip', { base: 'chip-size: 1px' }));
    write('_index.scss', `@forward './chip/chip-theme' as chip-* show chip-overrides;`);
  });
  const group = (name: string, property: string) => ({
    mixin: 'chip-overrides',
    tokens: [{ name, property, kind: 'other' as const }],
  });

  it('accepts a mixin that sets the property', () => {
    expect(() => verifyMixins(root, [group('size', '--mat-chip-size')])).not.toThrow();
  });

  it('names a token whose property is not set', () => {
    expect(() => verifyMixins(root, [group('size', '--mat-chips-size')])).toThrow(
      /chip-overrides\(size\) does not set --mat-chips-size/,
    );
  });

  it('fails when the mixin does not accept the token', () => {
    expect(() => verifyMixins(root, [group('color', '--mat-chip-color')])).toThrow(
      /does not accept its own tokens/,
    );
  });
});
