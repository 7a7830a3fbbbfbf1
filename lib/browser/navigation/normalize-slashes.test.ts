/** @jest-environment node */
import { normalizeSlashes } from './normalize-slashes';

const address = (pathname: string) => normalizeSlashes({ pathname, search: '?a=1//2', hash: '#b' });

it.each([
  ['//guides', '/guides?a=1//2#b'],
  ['/guides//x///y', '/guides/x/y?a=1//2#b'],
  ['/guides', undefined],
  ['/', undefined],
])('of %s is %s', (pathname, proper) => expect(address(pathname)).toBe(proper));
