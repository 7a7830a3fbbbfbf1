import { lampPlan } from '@/lib/playground/plan.fixture';
import { readFormChanges } from './form-changes';

function form(html: string): HTMLFormElement {
  const element = document.createElement('form');
  element.innerHTML = html;
  return element;
}

it('reads values that differ from the defaults', () => {
  const element = form(`
    <input name="label" value="Off">
    <input type="checkbox" name="lit" checked>
    <input type="radio" name="shape" value="round"><input type="radio" name="shape" value="" checked>
    <input type="range" name="size" min="0" max="40" value="20"><input type="number" name="size" value="10">`);
  expect(readFormChanges(element, lampPlan.knobs)).toEqual([
    ['label', 'Off'],
    ['lit', true],
    ['shape', null],
    ['size', 20],
  ]);
});

it('reads nothing from an unchanged form', () => {
  const element = form(`
    <input name="label" value="On"><input type="checkbox" name="lit">
    <input type="radio" name="shape" value="round" checked><input type="number" name="size" value="10">`);
  expect(readFormChanges(element, lampPlan.knobs)).toEqual([]);
});
