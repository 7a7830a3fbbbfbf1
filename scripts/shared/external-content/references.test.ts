/** @jest-environment node */
import { commonFolder } from './references';

it.each([
  [['/a/docs'], '/a/docs'],
  [['/a/docs', '/a/docs/guides'], '/a/docs'],
  [['/a/docs', '/a/src', '/a/guides/deep'], '/a'],
  [['/a/docs', '/a/docs-old'], '/a'],
  [['/a', '/b'], '/'],
])('finds the common folder of %j', (folders, around) => {
  expect(commonFolder(folders)).toBe(around);
});
