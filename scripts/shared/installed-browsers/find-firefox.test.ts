/** @jest-environment node */
import { findFirefox } from './find-firefox';

const only = (program: string) => (name: string) =>
  name === program ? { program, version: 'Mozilla Firefox 1' } : undefined;

it('uses the browser of FIREFOX_PATH, or throws when it cannot run', () => {
  expect(findFirefox('/my/firefox', only('/my/firefox'))?.program).toBe('/my/firefox');
  expect(() => findFirefox('/my/firefox', only('firefox'))).toThrow('/my/firefox');
});

it('uses the Firefox of the system, or returns undefined', () => {
  expect(findFirefox('', only('firefox'))?.version).toBe('Mozilla Firefox 1');
  expect(findFirefox('', () => undefined)).toBeUndefined();
});
