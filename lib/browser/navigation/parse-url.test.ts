/** @jest-environment node */
import { parseUrl } from './parse-url';

it('parses URLs without what Safari 17 does not support', () => {
  const parse = Object.getOwnPropertyDescriptor(URL, 'parse');
  Reflect.deleteProperty(URL, 'parse');
  expect(parseUrl('https://docs.test/guides?a=1')?.pathname).toBe('/guides');
  expect(parseUrl('/guides')).toBeUndefined();
  expect(parseUrl('https://')).toBeUndefined();
  if (parse) Object.defineProperty(URL, 'parse', parse);
});
