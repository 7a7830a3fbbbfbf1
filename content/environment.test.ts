import { readEnvironment } from './environment';

it('has a default for every value that a site does not define', () => {
  expect(readEnvironment({})).toEqual({
    BASE_PATH: '',
    NEXT_PUBLIC_DOCS_HOST: '',
    NEXT_PUBLIC_ANALYTICS_ID_1: '',
    NEXT_PUBLIC_ANALYTICS_ID_2: '',
  });
});

it.each([
  ['SITE_BASE_URL', 'https://docs.test/', 'https://docs.test'],
  ['SITE_BASE_URL', 'http://localhost:4173', 'http://localhost:4173'],
  ['BASE_PATH', '/', ''],
  ['BASE_PATH', '/22/', '/22'],
  ['BASE_PATH', '/My-repo_1.0~a', '/My-repo_1.0~a'],
  ['BASE_PATH', '/docs/22/', '/docs/22'],
  ['SITE_REPOSITORY', 'https://github.com/a/b/', 'https://github.com/a/b'],
  ['SITE_REPOSITORY', '', ''],
  ['NEXT_PUBLIC_DOCS_HOST', 'https://docs.test/', 'https://docs.test'],
  ['NEXT_PUBLIC_ANALYTICS_ID_1', 'G-ABC123DEF4', 'G-ABC123DEF4'],
] as const)('reads %s=%s as %s', (name, value, read) => {
  expect(readEnvironment({ [name]: value })[name]).toBe(read);
});

it.each([
  ['SITE_BASE_URL', 'not a url'],
  ['SITE_BASE_URL', ''],
  ['SITE_BASE_URL', 'javascript:alert(1)'],
  ['SITE_BASE_URL', 'https://docs.test/22'],
  ['SITE_BASE_URL', 'https://user@docs.test'],
  ['BASE_PATH', '22'],
  ['BASE_PATH', '//evil.test'],
  ['BASE_PATH', '/22//'],
  ['BASE_PATH', '/../22'],
  ['BASE_PATH', '/22/.'],
  ['BASE_PATH', '/22?a'],
  ['BASE_PATH', '/two words'],
  ['BASE_PATH', 'https://docs.test/22'],
  ['SITE_REPOSITORY', 'mine'],
  ['SITE_REPOSITORY', 'javascript://github.com/a/b'],
  ['SITE_REPOSITORY', 'https://github.com/owner'],
  ['SITE_REPOSITORY', 'http://github.com/a/b'],
  ['SITE_REPOSITORY', 'https://github.com/a/b/tree/main'],
  ['SITE_REPOSITORY', 'https://github.com/a/b?tab=readme'],
  ['NEXT_PUBLIC_DOCS_HOST', 'x'],
  ['NEXT_PUBLIC_ANALYTICS_ID_1', 'junk'],
  ['NEXT_PUBLIC_ANALYTICS_ID_2', "G-1');alert('"],
])('refuses %s=%j in one line that names it', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
});
