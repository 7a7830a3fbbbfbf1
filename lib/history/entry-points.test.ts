/** @jest-environment node */
import { readApiDoc } from '@/lib/api/read-doc';
import { allItems, hasApi } from '@/lib/catalogue/items';
import { libraryVersion } from '@/lib/catalogue/version';
import { entryPointAddedIn, oldestRelease, readEntryPointHistory } from './entry-points';

const history = {
  releases: ['5.2.5', '6.4.7'],
  addedIn: { '@acme/ui/tabs': '5', '@acme/ui/tree': '6' },
};

it('returns the release that added an entry point, if it is not the oldest one', () => {
  expect(entryPointAddedIn('@acme/ui/tree', history)).toBe('6');
  expect(entryPointAddedIn('@acme/ui/tabs', history)).toBeNull();
});

it('names an entry point that the file does not list', () => {
  expect(() => entryPointAddedIn('@acme/ui/none', history)).toThrow('no entry point @acme/ui/none');
});

it('reads the committed releases, from the first stable one to the documented one', () => {
  const { releases } = readEntryPointHistory();
  expect(releases.at(-1)).toBe(libraryVersion);
  expect(oldestRelease()).toBe('5');
});

it('lists the entry point of every item', () => {
  const entryPoints = allItems()
    .filter(hasApi)
    .map(({ apiDocId }) => readApiDoc(apiDocId).entryPoint);
  const versions = new Set(entryPoints.map((name) => entryPointAddedIn(name)));
  expect(versions.size).toBeGreaterThan(5);
});

it('knows when well-known entry points came', () => {
  expect(entryPointAddedIn('@angular/material/button')).toBeNull();
  expect(entryPointAddedIn('@angular/cdk/drag-drop')).toBe('7');
  expect(entryPointAddedIn('@angular/cdk/clipboard')).toBe('9');
  expect(entryPointAddedIn('@angular/material/timepicker')).toBe('19');
});
