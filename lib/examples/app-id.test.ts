/** @jest-environment node */
import { appIdOf } from './app-id';
import { allExamples } from './catalogue';

it('is different for all examples, and valid as an attribute and as part of an id', () => {
  const ids = allExamples().map(({ id }) => appIdOf(id));
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\da-f]{6}$/.test(id))).toEqual([]);
});
