import { queryWords, typedForms, withoutFillers, withoutPrefix, wordsOf } from './words';

it.each([
  ['MatFormField', ['mat', 'form', 'field']],
  ['mat-form-fields', ['mat', 'form', 'field']],
  ['MAT_FORM_FIELD', ['mat', 'form', 'field']],
  ['[cdkDrag]', ['cdk', 'drag']],
  ['--mat-sys-on-primary', ['mat', 'sys', 'on', 'primary']],
  ['CSSVariables', ['css', 'variable']],
  ['Überschrift', ['uberschrift']],
  ['boxes, classes and status', ['box', 'class', 'and', 'status']],
  ['🎉 \u202e  ', []],
])('reads the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('cuts off very long queries', () => {
  expect(queryWords('a'.repeat(10_000))).toEqual(['a'.repeat(200)]);
});

it('leaves out prefixes and fillers, unless nothing else is left', () => {
  expect(withoutPrefix(['mat', 'sys', 'primary'])).toEqual(['primary']);
  expect(withoutPrefix(['cdk'])).toEqual(['cdk']);
  expect(withoutFillers(['how', 'to', 'close'])).toEqual(['close']);
  expect(withoutFillers(['to', 'do'])).toEqual(['to', 'do']);
});

it('knows how words were typed', () => {
  expect([...typedForms('Disable dates')]).toEqual([
    ['disable', 'disable'],
    ['date', 'dates'],
  ]);
});
