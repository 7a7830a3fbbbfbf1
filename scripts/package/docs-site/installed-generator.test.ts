/** @jest-environment node */
import { installedGenerator } from './installed-generator';

it.each([
  ['/docs/node_modules/site-generator', '/docs/node_modules'],
  ['/docs/node_modules/@acme/site-generator', '/docs/node_modules'],
  ['/repository/node_modules/site-generator', '/repository/node_modules'],
])('finds the packages beside %s', (code, modules) => {
  expect(installedGenerator('/repository/docs', code).modules).toBe(modules);
});

it('builds in the project, outside of node_modules, where sources are not compiled', () => {
  const { workspace } = installedGenerator('/docs', '/docs/node_modules/site-generator');
  expect(workspace).toBe('/docs/.generated/site');
});

it('says what is wrong when it is not installed', () => {
  expect(() => installedGenerator('/docs', '/clone')).toThrow(/node_modules/);
});
