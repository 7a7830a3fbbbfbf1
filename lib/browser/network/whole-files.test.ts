import { expectEnd, hasRun, scriptEnd, sheetEnd, withoutEndMark } from './whole-files';

it('takes the mark off a whole text', () => {
  expect(withoutEndMark('0:{"b":"b1"}\n\u001F')).toBe('0:{"b":"b1"}\n');
});

it.each(['', '0:{"b"', '0:{"b":"b1"}\n', '\u001F1\u001Fcut'])('refuses half of one: %j', (text) => {
  expect(() => withoutEndMark(text)).toThrow('The end of a file is missing.');
});

it('marks the element whose script has run to its end', () => {
  const run = (text: string) => {
    const script = document.createElement('script');
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser does
    new Function(text)();
    return hasRun(script);
  };
  expect([run(`void 0;\n${scriptEnd}`), run('void 0;'), run('')]).toEqual([true, false, false]);
  Reflect.deleteProperty(document, 'currentScript');
});

it.each([
  [`void 0;\n${scriptEnd}\n`, true],
  [`a{}\n${sheetEnd}\n`, true],
  ['void 0;', false],
  [scriptEnd.slice(0, -1), false],
  ['', false],
])('knows the end of a script or stylesheet: %j, %s', (text, isWhole) => {
  if (isWhole) expectEnd(text);
  else expect(() => expectEnd(text)).toThrow('The end of a file is missing.');
});
