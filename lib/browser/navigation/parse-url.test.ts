import { parseUrl } from './parse-url';

it('takes an address apart, without what Safari 17 does not have', () => {
  const parse = Object.getOwnPropertyDescriptor(URL, 'parse');
  Reflect.deleteProperty(URL, 'parse');
  expect(parseUrl('https://docs.test/guides?a=1')?.pathname).toBe('/guides');
  expect(parseUrl('/guides')).toBeUndefined();
  expect(parseUrl('https://')).toBeUndefined();
  if (parse) Object.defineProperty(URL, 'parse', parse);
});
