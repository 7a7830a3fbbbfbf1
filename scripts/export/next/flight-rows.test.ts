import { readRows, writeRows } from './flight-rows';

const data = `1:"$Sreact.fragment"\n:HL["/a.css","style"]\n2:I[1,["$3"],"A"]\n3:T7,é\n:\n"!0:["$","p",null,{}]\n`;

it('reads and writes rows, with the length of texts in bytes', () => {
  const rows = readRows(data);
  expect(rows.map(({ id, kind }) => id + kind)).toEqual(['1', 'H', '2I', '3T', '0']);
  expect(rows[3]?.text).toBe('é\n:\n"!');
  expect(writeRows(rows)).toBe(data);
});
