import { reachableRows, readRows, writeRows } from './flight-rows';

const data = `1:"$Sreact.fragment"\n:HL["/a.css","style"]\n2:I[1,["$3"],"A"]\n3:T7,é\n:\n"!0:["$","p",null,{}]\n`;

it('reads rows and writes them, texts by their bytes', () => {
  const rows = readRows(data);
  expect(rows.map(({ id, kind }) => id + kind)).toEqual(['1', 'H', '2I', '3T', '0']);
  expect(rows[3]?.text).toBe('é\n:\n"!');
  expect(writeRows(rows)).toBe(data);
});

it('leaves out what nothing leads to', () => {
  const rows = readRows(`${data}4:["$5"]\n5:"end"\n`);
  expect(reachableRows(rows).map(({ id, kind }) => id + kind)).toEqual(['H', '2I', '3T', '0']);
  const tree = readRows('0:["$L4"]\n4:["$5"]\n5:"end"\n');
  expect(reachableRows(tree).map(({ id }) => id)).toEqual(['0', '4', '5']);
  expect(reachableRows(tree, new Set(['4'])).map(({ id }) => id)).toEqual(['0']);
});
