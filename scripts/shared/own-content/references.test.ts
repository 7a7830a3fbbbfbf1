/** @jest-environment node */
import { folderAround } from './references';

it.each([
  [['/a/docs'], '/a/docs'],
  [['/a/docs', '/a/docs/guides'], '/a/docs'],
  [['/a/docs', '/a/src', '/a/guides/deep'], '/a'],
  [['/a/docs', '/a/docs-old'], '/a'],
  [['/a', '/b'], '/'],
])('finds the folder around %j', (folders, around) => {
  expect(folderAround(folders)).toBe(around);
});
