import { folderInRepository, sourceAddress, tagOf } from './source-links';

const acme = {
  repository: 'https://github.com/acme/ui',
  sourceFolder: 'src',
  packages: [
    { key: 'ui', npm: '@acme/ui' },
    { key: 'kit', npm: '@acme/kit', folder: 'projects/kit' },
    { key: 'root', npm: 'root', folder: '' },
  ],
} as const;

const addressOf = (npm: string, ...below: readonly string[]) =>
  sourceAddress(acme, { npm, version: '1.2.0', below });

it('leads into the folder of the package, at the tag of the release', () => {
  expect(addressOf('@acme/ui', 'button')).toBe(
    'https://github.com/acme/ui/tree/v1.2.0/src/ui/button',
  );
  expect(addressOf('@acme/kit', 'dialog')).toBe(
    'https://github.com/acme/ui/tree/v1.2.0/projects/kit/dialog',
  );
  expect(addressOf('root')).toBe('https://github.com/acme/ui/tree/v1.2.0');
});

it('fills the version into the pattern of tags', () => {
  expect(tagOf({}, '1.2.0')).toBe('v1.2.0');
  expect(tagOf({ tag: '@acme/ui@{version}' }, '1.2.0')).toBe('@acme/ui@1.2.0');
});

it('names the folder of each package', () => {
  expect(folderInRepository(acme, '@acme/kit')).toBe('projects/kit');
  expect(folderInRepository(acme, '@acme/ui')).toBe('src/ui');
});
