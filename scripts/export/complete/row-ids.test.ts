/** @jest-environment node */
import { restMark } from '@/lib/start/page-parts';
import { createRowNamer } from './row-ids';

function renamed(pages: readonly string[]) {
  const { count, rename } = createRowNamer();
  pages.forEach(count);
  return pages.map(rename);
}

const build = '"b":"b1"';

it('gives rows that say the same one id, whatever stands before them', () => {
  const one = `1:I["picker"]\n2:["$","$L1",null,{}]\n3:"one"\n0:{${build},"c":["$L2","$3"]}\n`;
  const two = `1:"more"\n2:I["picker"]\n3:["$","$L2",null,{}]\n4:"two"\n0:{${build},"c":["$1","$L3","$4"]}\n`;
  expect(renamed([one, two])).toEqual([
    one,
    `3:"more"\n1:I["picker"]\n2:["$","$L1",null,{}]\n4:"two"\n0:{${build},"c":["$3","$L2","$4"]}\n`,
  ]);
});

it('tells rows apart that refer to others', () => {
  const page = (name: string) => `1:"${name}"\n2:["$1"]\n3:"same"\n0:{"c":["$2","$3"]}\n`;
  expect(renamed([page('one'), page('two')])).toEqual(
    ['one', 'two'].map((name) => `2:"${name}"\n3:["$2"]\n1:"same"\n0:{"c":["$3","$1"]}\n`),
  );
});

it('keeps paths, what is no reference, and the length of texts', () => {
  const data =
    '1:T7,"$2" é2:{"a":"$1","b":"$$1","c":"say \\"$1\\"","d":"$2:a:1","e":"$undefined"}\n' +
    ':HL["/a.css","style"]\n0:{"c":"$@2","m":"$Q1"}\n';
  const more = `9:"more"\n${data.replace('"c":"$@2"', '"c":"$@2","n":"$9"')}`;
  const [first, second] = renamed([data, more]);
  expect(first).toBe(data);
  expect(second).toBe(more.replaceAll('9', '3'));
});

it('keeps two rows of a page apart that say the same', () => {
  const data = '1:null\n2:null\n0:["$@1","$@2"]\n';
  expect(renamed([data, data])).toEqual([data, data]);
});

it('ends where rows lead back to themselves', () => {
  const data = '1:["$2"]\n2:["$1"]\n0:["$1"]\n';
  expect(renamed([data, data])[0]).toMatch(/^(\d):\["\$(\d)"\]\n\2:\["\$\1"\]\n0:\["\$\1"\]\n$/);
});

it('renames streams with what closes them, and both sides of the mark', () => {
  const data = `5:X\n1:["$5"]\n5:C\n${restMark}7:"late"\n0:["$1","$L7"]\n`;
  expect(renamed([data, data])[0]).toBe(
    `1:X\n2:["$1"]\n1:C\n${restMark}3:"late"\n0:["$2","$L3"]\n`,
  );
});

it('fails where a row refers to another in a way that is not known', () => {
  const data = '0:["$W1"]\n1:"text"\n';
  expect(() => createRowNamer().count(data)).toThrow(/"\$W1": expected/);
});

it('takes symbols, numbers and words for what they are', () => {
  const data = '0:["$Sa","$n12","$undefined","$filter","$$W1"]\n';
  expect(() => createRowNamer().count(data)).not.toThrow();
});
