/** @jest-environment node */
import own from '@/package.json' with { type: 'json' };
import { readTree } from '@/scripts/check/house-rules/read-tree';
import { isForTests } from '@/scripts/check/house-rules/source';
import { sharedContentFiles } from '@/scripts/shared/external-content/create-workspace';

/** Code that a project runs which has installed the package. The rest of the scripts is for this repository. */
const shipped = /^(?:app|components|lib|scripts\/(?:commands|export|generate|package|shared))\//;
/** Reached by commands of this repository only. */
const forThisRepository =
  /^scripts\/(?:export\/next\/(?:contract|rehearsal)|package\/bundle)\/|write-schema\.ts$/;

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

it('installs every package that a site is built with', () => {
  const missing = readTree()
    .filter(({ path }) => shipped.test(path) && !forThisRepository.test(path) && !isForTests(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isPackage }) => isPackage && !target.startsWith('node:'))
        .map(({ target }) => nameOf(target))
        .filter((name) => !(name in own.dependencies) && !(`@types/${name}` in own.dependencies))
        .map((name) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

it('contains the files of content that every site has', () => {
  const isPacked = (file: string) =>
    /^[\w-]+\.ts$/.test(file)
      ? own.files.includes('content/*.ts')
      : own.files.some((place) => `content/${file}`.startsWith(place));
  expect(sharedContentFiles.filter((file) => !isPacked(file))).toEqual([]);
});
