/** @jest-environment node */
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { readChange, writeChange } from './share';
import { hasSharedChange } from './shared-key';

const encode = (value: string | Uint8Array) => {
  const bytes = deflateSync(typeof value === 'string' ? strToU8(value) : value);
  return `#edit=${btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
};

it('reads what it has written, in any script', () => {
  const texts = { template: '<p>Grüße 👋 {{ a }}</p>\n'.repeat(40), css: 'p { color: red }' };
  const fragment = writeChange(texts);
  expect(fragment).toMatch(/^#edit=[\w-]+$/);
  expect(fragment?.length).toBeLessThan(200);
  expect(hasSharedChange(fragment ?? '')).toBe(true);
  expect(readChange(fragment ?? '')).toEqual(texts);
});

it('writes no address of more than eight kilobytes', () => {
  let seed = 1;
  const noise = Array.from({ length: 20_000 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
  expect(writeChange({ template: noise, css: '' })).toBeUndefined();
});

it.each([
  ['another fragment', '#button-overview'],
  ['no base 64', '#edit=ä%'],
  ['bytes that are not compressed', '#edit=AAAA'],
  ['no JSON', encode('<p>')],
  ['no texts', encode('[1,2]')],
  ['one text only', encode('["<p>"]')],
  ['an object', encode('{"template":"a","css":"b"}')],
  ['a megabyte in a few bytes', encode(`["${'a'.repeat(1024 * 1024)}",""]`)],
  ['more than eight kilobytes', `#edit=${'A'.repeat(9000)}`],
])('does not read %s', (_, fragment) => {
  expect(readChange(fragment)).toBeUndefined();
});
