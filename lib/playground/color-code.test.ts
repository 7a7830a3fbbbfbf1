import { colorCode } from './color-code';
import { defaultsOf } from './model';
import { lampPlan } from './plan.fixture';
import { printComponent } from './print-component';

const text = printComponent(lampPlan, { ...defaultsOf(lampPlan.knobs), lit: true, size: 40 });
const colored = (color: string) =>
  colorCode(text)
    .filter((part) => part.color === color)
    .map((part) => part.text.trim());

it('keeps the text of the code', () => {
  expect(
    colorCode(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('distinguishes keywords, names and strings, in the class and in the template', () => {
  expect(colored('k')).toEqual(
    expect.arrayContaining(['import', '<my-lamp', 'export class', 'this']),
  );
  expect(colored('n')).toEqual(expect.arrayContaining(['LampExample', 'lit size', '(press)']));
  expect(colored('s')).toEqual(expect.arrayContaining([`'lamps'`, '"40"']));
  expect(colored('d')).toEqual(['40']);
});

it('colors every template of a file', () => {
  const two = 'template: `<a-b>`\nx;\ntemplate: `<c-d>`';
  expect(colorCode(two).filter(({ color }) => color === 'k')).toHaveLength(2);
});
