import { pickReleases } from './releases';

const published = [
  '18.2.14',
  '19.0.0',
  '19.2.9',
  '19.2.19',
  '20.0.0-rc.1',
  '20.1.0',
  '21.0.0',
  '21.1.2',
  '21.1.10',
  '21.2.0',
  '21.3.0',
];

it('picks the last release of each earlier major and of each minor of the current one', () => {
  expect(pickReleases([published], '21.2.0', 19)).toEqual([
    '19.2.19',
    '20.1.0',
    '21.0.0',
    '21.1.10',
    '21.2.0',
  ]);
});

it('picks only releases that all packages have', () => {
  const cdk = published.filter((version) => version !== '19.2.19');
  expect(pickReleases([published, cdk], '20.1.0', 19)).toEqual(['19.2.9', '20.1.0']);
});

it('picks only one release of the documented minor', () => {
  expect(pickReleases([[...published, '21.2.1']], '21.2.1', 21)).toEqual([
    '21.0.0',
    '21.1.10',
    '21.2.1',
  ]);
});

it('throws when a major is missing', () => {
  expect(() => pickReleases([['19.0.0']], '21.0.0', 19)).toThrow(/no release of version 20/);
});

it('throws for a version that is not a release', () => {
  expect(() => pickReleases([published], '21.2.0-next.1', 19)).toThrow(/is not a release/);
});
