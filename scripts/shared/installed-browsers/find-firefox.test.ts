/** @jest-environment node */
import { findFirefox } from './find-firefox';

const only = (program: string) => (name: string) =>
  name === program ? { program, version: 'Mozilla Firefox 1' } : undefined;

it('takes the one it is told to take, and no other in its place', () => {
  expect(findFirefox('/my/firefox', only('/my/firefox'))?.program).toBe('/my/firefox');
  expect(() => findFirefox('/my/firefox', only('firefox'))).toThrow('/my/firefox');
});

it("takes the system's, or none", () => {
  expect(findFirefox('', only('firefox'))?.version).toBe('Mozilla Firefox 1');
  expect(findFirefox('', () => undefined)).toBeUndefined();
});
