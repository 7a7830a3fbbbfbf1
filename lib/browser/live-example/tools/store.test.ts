import { defaultSettings } from './settings';
import { hasStoredSettings, readStoredSettings, storeSettings } from './store';

const path = '/components/button/examples';
const dark = { ...defaultSettings, scheme: 'dark' } as const;

beforeEach(() => sessionStorage.clear());

it('keeps the settings of a page apart from those of others', () => {
  storeSettings(path, 'button-overview', dark);
  expect(hasStoredSettings(path)).toBe(true);
  expect(hasStoredSettings('/components/table/examples')).toBe(false);
  expect([...readStoredSettings(path)]).toEqual([['button-overview', dark]]);
});

it('removes an example with default settings', () => {
  storeSettings(path, 'a', dark);
  storeSettings(path, 'b', dark);
  storeSettings(path, 'a', defaultSettings);
  expect([...readStoredSettings(path).keys()]).toEqual(['b']);
  storeSettings(path, 'b', defaultSettings);
  expect(hasStoredSettings(path)).toBe(false);
});

it.each(['no JSON', '3', '{"a":{"scheme":"dark"}}', 'null'])('ignores a stored %s', (text) => {
  sessionStorage.setItem(`docs-example-tools:${path}`, text);
  expect(hasStoredSettings(path)).toBe(false);
});
