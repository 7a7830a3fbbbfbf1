import { restMark } from '@/lib/start/page-parts';
import { readRows } from '@/scripts/shared/flight-rows';
import { firstPartFirst } from './first-part';

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const island = '5:I[1,["/a.js"],"RestOfPage"]\n';
const late = (children: unknown) => ['$', '$L5', null, { room: true, children }];
const first = ['$', 'p', null, { children: 'first' }];
const rest = ['$', 'p', null, { children: '$6' }];
const words = '6:T5,later';
const hint = ':HL["/live/a.css","style"]\n';

const parts = (data: string) => firstPartFirst(data).split(restMark);

it('puts what is shown later last, with all that only it needs', () => {
  const tree = ['$', 'main', null, { children: [first, late([rest])] }];
  const [before = '', after = ''] = parts(words + hint + island + row('0', { b: 'b1', tree }));
  expect(before).toBe(
    island + row('0', { b: 'b1', tree: ['$', 'main', null, { children: [first, late('$L7')] }] }),
  );
  expect(readRows(after)).toEqual([...readRows(words + hint), ...readRows(row('7', [rest]))]);
});

it('takes a row that stands for itself as it is', () => {
  const data = island + row('7', rest) + row('0', late('$L7')) + words;
  expect(parts(data)).toEqual([island + row('0', late('$L7')), row('7', rest) + words]);
});

it('keeps in the first part what it needs as well', () => {
  const data = words + island + row('0', [['$', 'p', null, { children: '$6' }], late([rest])]);
  const [before, after] = parts(data);
  expect(before).toContain(words);
  expect(after).toBe(row('7', [rest]));
});

it('leaves a page alone that comes whole', () => {
  const data = words + row('0', [rest]);
  expect(firstPartFirst(data)).toBe(data);
});

it('refuses data that hold the mark', () => {
  expect(() => firstPartFirst(row('0', 'a').replace('a', restMark))).toThrow('the mark');
});
