/** @jest-environment node */
import { shortenData, shortenHtml } from './markup';

const names = new Map([
  ['p-4', 'A'],
  ['[&>a]:p-4', 'B'],
]);

it('shortens the classes of elements, escaped ones too', () => {
  expect(shortenHtml('<p class="note p-4" title="p-4">p-4</p><br class="p-4"/>', names)).toBe(
    '<p class="note A" title="p-4">p-4</p><br class="A"/>',
  );
  expect(shortenHtml('<a hidden="" class="[&amp;&gt;a]:p-4 p-4">', names)).toBe(
    '<a hidden="" class="B A">',
  );
  expect(shortenHtml('<a class="[&#x27;x&#x27;]:m-1">', names)).toBe(
    '<a class="[&#x27;x&#x27;]:m-1">',
  );
});

it('leaves printed code as it is', () => {
  const code = '<code>&#x3C;p class="p-4">, class="p-4"</code>';
  expect(shortenHtml(code, names)).toBe(code);
});

it('shortens classes in the data of a page, and HTML that stands there as a string', () => {
  const text = '<b class="p-4">ü</b>';
  const length = (value: string) => Buffer.byteLength(value).toString(16);
  const data = [
    '0:["$","p",null,{"className":"p-4 note","children":"p-4"}]\n',
    '1:I["p-4"]\n',
    `2:T${length(text)},${text}`,
    '3:["$","p",null,{"dangerouslySetInnerHTML":{"__html":"$2"}}]\n',
    `4:T${length(text)},${text}`,
    '5:["$","code",null,{"html":"<i class=\\"p-4\\"></i>","copy":"<i class=\\"p-4\\"></i>"}]\n',
  ].join('');
  const short = '<b class="A">ü</b>';
  expect(shortenData(data, names)).toBe(
    data
      .replace('"p-4 note"', '"A note"')
      .replace(`2:T${length(text)},${text}`, `2:T${length(short)},${short}`)
      .replace('"html":"<i class=\\"p-4', '"html":"<i class=\\"A'),
  );
});
