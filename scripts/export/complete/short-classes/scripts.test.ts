/** @jest-environment node */
import { classesSoughtBy, shortenScript, wordsIn } from './scripts';

const names = new Map([
  ['p-4', 'A'],
  ['md:p-4', 'B'],
  ['before:content-["`"]', 'C'],
]);
const known = new Set([...names.keys(), 'flex']);
const shorten = (script: string) => shortenScript(script, names, known);

it('shortens what is said in quotes, and leaves the rest to the letter', () => {
  const script = 'const a = "flex p-4", b = /p-4/, c = { p: `p-4 ${d}  md:p-4` }; // p-4\n';
  expect(shorten(script)).toBe('const a = "flex A", b = /p-4/, c = { p: `A ${d}  B` }; // p-4\n');
  expect(shorten("x('p-4')")).toBe('x("A")');
});

it('reads what is escaped', () => {
  expect(shorten(String.raw`y("before:content-[\"\x60\"] flex")`)).toBe('y("C flex")');
  expect(shorten('y(`before:content-["\\`"] flex`)')).toBe('y(`C flex`)');
});

it('refuses a text that may be none of classes', () => {
  expect(() => shorten('say("Take p-4 of it")')).toThrow('"Take"');
});

it('finds what a script looks for', () => {
  expect(classesSoughtBy('find(".p-4, a.live-host > b", `.c${d}`, "0.5s")')).toEqual([
    'p-4',
    'live-host',
    'c',
  ]);
  expect(wordsIn('let a = "md:p-4 .b"')).toEqual(expect.arrayContaining(['md:p-4', 'b']));
});
