import { readModuleList, writeModuleList } from './module-list';

describe('a list of modules', () => {
  const places = [
    '/live/chunk-A_1-.js',
    '/live/alone/chunk-B.js',
    '/live/runtime-R.js',
    '/elsewhere/chunk-C.js',
    '/live/chunk-Q9.js',
  ];

  it('names chunks by their hashes, and other modules by their file names', () => {
    expect(writeModuleList(places)).toBe(
      'A_1- alone/chunk-B.js runtime-R.js /elsewhere/chunk-C.js Q9',
    );
  });

  it('is read as the list that was written', () => {
    expect(readModuleList(writeModuleList(places))).toEqual(places);
  });

  it('can be empty', () => {
    expect(readModuleList(writeModuleList([]))).toEqual([]);
  });
});
