import { parsedUrl } from './parsed-url';

it('takes an address apart, without what Safari 17 does not have', () => {
  const parse = Object.getOwnPropertyDescriptor(URL, 'parse');
  Reflect.deleteProperty(URL, 'parse');
  expect(parsedUrl('https://docs.test/guides?a=1')?.pathname).toBe('/guides');
  expect(parsedUrl('/guides')).toBeUndefined();
  expect(parsedUrl('https://')).toBeUndefined();
  if (parse) Object.defineProperty(URL, 'parse', parse);
});
