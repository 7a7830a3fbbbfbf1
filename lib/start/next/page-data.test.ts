/** @jest-environment node */
import { buildOf, filesOfData, pageDataUrl, pageOfData } from './page-data';

it('maps a page to its data file', () => {
  expect(pageDataUrl('/')).toBe('/index.txt');
  expect(pageDataUrl('/guide/theming')).toBe('/guide/theming.txt');
  expect(pageOfData('/guide/theming.txt')).toBe('/guide/theming');
});

it('finds the build id', () => {
  expect(buildOf('0:{"P":null,"b":"b1","c":[]}')).toBe('b1');
  expect(buildOf('<!doctype html>')).toBeUndefined();
});

it('finds scripts and stylesheets, each once, and no other files', () => {
  const data = '1:I[7,["/_next/static/a.js","/_next/static/a.js"]]\n2:["/live/b.css","/a.svg"]';
  expect(filesOfData(data)).toEqual(['/_next/static/a.js', '/live/b.css']);
  const hints = ':HL["/live/b.css","style"]\n:HL["/_next/static/c.css","style"]\n';
  expect(filesOfData(hints)).toEqual(['/_next/static/c.css']);
});
