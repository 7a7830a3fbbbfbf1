/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import {
  isBareCode,
  missingProvider,
  missingTokenIn,
  throwIfUnprovided,
  unprovidedOf,
} from './missing-provider';

const more = 'Find more at https://angular.dev/errors/NG0201';

it('recognizes errors that are only a code', () => {
  expect(isBareCode('NG0201')).toBe(true);
  expect(isBareCode('NG02801')).toBe(true);
  expect(isBareCode('NG0201: No provider found for `A`.')).toBe(false);
  expect(isBareCode('window is not defined')).toBe(false);
});

it('finds the token without a provider, in both messages of Angular', () => {
  expect(
    missingTokenIn(`NG0201: No provider found for \`InjectionToken LAMP_OPTIONS\`. ${more}`),
  ).toBe('LAMP_OPTIONS');
  expect(missingTokenIn(`NG0201: No provider for _Meter found in NodeInjector. ${more}`)).toBe(
    'Meter',
  );
});

it('adds what injects the token, when there is more than one step', () => {
  expect(
    missingTokenIn(
      `NG0201: No provider found for \`_Meter\`. Source: Standalone[x]. Path: _Lamp -> _Meter. ${more}`,
    ),
  ).toBe('Meter (Lamp → Meter)');
  expect(
    missingTokenIn(
      `NG0201: No provider found for \`_Meter\`. Source: Standalone[x]. Path: _Meter. ${more}`,
    ),
  ).toBe('Meter');
});

it('removes the number that the bundler has added to a name in the code', () => {
  const reason =
    'NG0201: No provider found for `InjectionToken STEPS`. Path: Dimmer2 -> STEPS. Find';
  expect(missingTokenIn(reason, 'inject(Dimmer)')).toBe('STEPS (Dimmer → STEPS)');
  expect(missingTokenIn(reason, 'inject(Dimmer2); inject(Dimmer)')).toBe('STEPS (Dimmer2 → STEPS)');
  expect(missingTokenIn(reason, '')).toBe('STEPS (Dimmer2 → STEPS)');
});

it('finds no token in other errors', () => {
  expect(missingTokenIn('NG0201')).toBeUndefined();
  expect(missingTokenIn('NG0200: Circular dependency detected for `A`.')).toBeUndefined();
});

it('says where the provider belongs', () => {
  expect(missingProvider('Meter')).toBe(
    'no provider for Meter: provide it in the file that examples.providers in site.ts names',
  );
});

it('takes examples that run in a browser for complete', () => {
  const reason = 'NG0201: No provider found for `Meter`.';
  const failed = new Map([
    ['a', reason],
    ['b', reason],
    ['c', reason],
    ['d', 'window is not defined'],
  ]);
  const started = new Map([
    ['b', { height: 100 }],
    ['c', { reason: 'NG0201' }],
  ]);
  expect([...unprovidedOf(failed, started, [])]).toEqual([
    ['a', 'Meter'],
    ['c', 'Meter'],
  ]);
});

it('stops with the file of each example, the token and the field', () => {
  const example = exampleFixture({ id: 'a', folder: 'docs/examples/a', primaryFile: 'a.ts' });
  const scanned = [{ example, folder: '', sources: {} }];
  expect(() => throwIfUnprovided(new Map([['a', 'Meter']]), scanned)).toThrow(
    'docs/examples/a/a.ts: no provider for Meter: provide it in the file that examples.providers in site.ts names',
  );
  expect(() => throwIfUnprovided(new Map(), scanned)).not.toThrow();
});
