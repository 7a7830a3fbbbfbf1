/** @jest-environment node */
import type { Registry, Requirements } from './registry';
import { groupsOf, resolveVersions, type Wanted } from './resolve';

/** Releases as the registry may have them: names, versions, and the peers of each release. */
function registryOf(
  packages: Record<
    string,
    { versions: string[]; requirements: (version: string) => Partial<Requirements> }
  >,
): Registry {
  return {
    versions: (name) => packages[name]?.versions ?? [],
    requirements: (name, version) => ({
      peers: {},
      dependencies: {},
      ...packages[name]?.requirements(version),
    }),
  };
}

const line = (...patches: number[]) => patches.map((patch) => `22.2.${patch}`);

const registry = registryOf({
  '@angular/core': { versions: [...line(0, 4, 6), '22.3.0-rc.0'], requirements: () => ({}) },
  '@angular/server': {
    versions: line(0),
    requirements: (version) => ({ peers: { '@angular/core': version } }),
  },
  '@angular/ssr': {
    versions: line(0),
    requirements: () => ({ peers: { '@angular/core': '^22.0.0' } }),
  },
  '@angular/build': {
    versions: line(0, 7),
    requirements: (version) => ({
      peers: { '@angular/ssr': `^${version}` },
      dependencies: { '@angular/architect': version.replace('22.2', '0.2202') },
    }),
  },
  '@angular/architect': { versions: ['0.2202.0', '0.2202.7'], requirements: () => ({}) },
  '@angular/kit': {
    versions: line(0, 5, 6, 7),
    requirements: () => ({ peers: { rxjs: '^7.0.0' } }),
  },
  '@angular/ui': {
    versions: line(0, 5, 6),
    requirements: (version) => ({
      peers: { '@angular/kit': version, '@angular/core': '^22.0.0' },
    }),
  },
  '@angular/ui-dates': {
    versions: line(0),
    requirements: (version) => ({ peers: { '@angular/ui': version, '@angular/core': '^22.0.0' } }),
  },
});

const names = ['core', 'server', 'ssr', 'build', 'architect', 'kit', 'ui', 'ui-dates'].map(
  (name) => `@angular/${name}`,
);
const installed = {
  ...Object.fromEntries(names.map((name) => [name, '22.2.0'])),
  '@angular/architect': '0.2202.0',
  rxjs: '7.8.2',
};
const wanted: Wanted = {
  installed,
  names,
  documented: ['@angular/ui', '@angular/kit'],
  mayLag: ['@angular/ui-dates'],
};

it('groups packages that want exact versions of each other', () => {
  expect(groupsOf(names.slice(0, 7), installed, registry)).toEqual([
    ['@angular/core', '@angular/server'],
    ['@angular/ssr'],
    ['@angular/architect', '@angular/build'],
    ['@angular/kit', '@angular/ui'],
  ]);
});

it('raises each group to the newest release that all of its packages have and all others accept', () => {
  const { versions, held, overrides } = resolveVersions(wanted, registry);
  expect(versions).toEqual({
    ...installed,
    '@angular/kit': '22.2.6',
    '@angular/ui': '22.2.6',
  });
  expect(held).toEqual([
    {
      name: '@angular/core',
      at: '22.2.0',
      newest: '22.2.6',
      because: '@angular/server has no 22.2.6',
    },
    {
      name: '@angular/build',
      at: '22.2.0',
      newest: '22.2.7',
      because: '@angular/build 22.2.7 requires @angular/ssr ^22.2.7, not 22.2.0',
    },
    {
      name: '@angular/architect',
      at: '0.2202.0',
      newest: '0.2202.7',
      because: '@angular/build 22.2.7 requires @angular/ssr ^22.2.7, not 22.2.0',
    },
    { name: '@angular/kit', at: '22.2.6', newest: '22.2.7', because: '@angular/ui has no 22.2.7' },
  ]);
  expect(overrides).toEqual({ '@angular/ui-dates': { '@angular/ui': '22.2.6' } });
});

it('takes the version that is asked for, also an older one', () => {
  const { versions } = resolveVersions({ ...wanted, version: '22.2.5' }, registry);
  expect([versions['@angular/ui'], versions['@angular/kit']]).toEqual(['22.2.5', '22.2.5']);
});

it('says so when the registry lacks it', () => {
  expect(() => resolveVersions({ ...wanted, version: '22.2.7' }, registry)).toThrow(
    'The registry has no @angular/ui 22.2.7; its newest is 22.2.6.',
  );
});

it('needs no override once the package has caught up', () => {
  const { overrides } = resolveVersions({ ...wanted, version: '22.2.0' }, registry);
  expect(overrides).toEqual({});
});

it('follows other versions than those of its group, such as 0.2202.7', () => {
  const accepting = registryOf({
    '@angular/build': {
      versions: line(0, 7),
      requirements: (version) => ({
        dependencies: { '@angular/architect': version.replace('22.2', '0.2202') },
      }),
    },
    '@angular/architect': { versions: ['0.2202.0', '0.2202.7'], requirements: () => ({}) },
  });
  const { versions } = resolveVersions(
    { ...wanted, names: ['@angular/build', '@angular/architect'], documented: [], mayLag: [] },
    accepting,
  );
  expect([versions['@angular/build'], versions['@angular/architect']]).toEqual([
    '22.2.7',
    '0.2202.7',
  ]);
});
