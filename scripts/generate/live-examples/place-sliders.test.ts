/** @jest-environment node */
import { parse } from 'node-html-parser';
import { placeSliders } from './place-sliders';

const input = (fields: string) => `<input type="range" step="10" ${fields}>`;
const handle = '<i class="mdc-slider__thumb" style="transform: translateX(NaNpx);"></i>';
const track = (marks = '') =>
  `<div class="mdc-slider__track--active_fill" style="left: 0px; transform: scaleX(0);"></div>${marks}`;

/** A slider after `placeSliders`, and the styles of its parts. */
function place(content: string) {
  const host = parse(`<mat-slider>${content}</mat-slider>`);
  placeSliders(host);
  const styles = (selector: string) =>
    host.querySelectorAll(selector).map((element) => element.getAttribute('style'));
  return {
    html: host.toString(),
    handles: styles('.mdc-slider__thumb'),
    fill: styles('.mdc-slider__track--active_fill')[0],
  };
}

it('positions the handle and the end of the active track by the value', () => {
  const { handles, fill } = place(input('min="0" max="200" value="80"') + track() + handle);
  // 40 % of a slider of 206 pixels with an inset of 3 pixels at both ends: 3 + 80, minus half a handle.
  expect(handles).toEqual(['left: calc(40% + -23.4px)']);
  expect(fill).toBe('left: 0px; width: calc(calc(40% + 0.6px) - 0px)');
});

it('positions the two handles of a range slider', () => {
  const inputs =
    input('min="100" max="150" value="120"') + input('min="120" max="200" value="150"');
  const { handles, fill } = place(inputs + track() + handle + handle);
  expect(handles).toEqual(['left: calc(20% + -22.2px)', 'left: calc(50% + -24px)']);
  expect(fill).toBe('left: calc(20% + 1.8px); width: calc(calc(50% + 0px) - calc(20% + 1.8px))');
});

it('removes NaN widths', () => {
  const fields = 'min="0" max="100" value="50" style="width: NaNpx; left: 1px;"';
  expect(place(input(fields) + track() + handle).html).toContain('style="left: 1px;"');
});

it('draws the tick marks', () => {
  const marks = '<div class="mdc-slider__tick-marks"></div>';
  const { html } = place(input('min="0" max="30" value="10"') + track(marks) + handle);
  expect([...html.matchAll(/tick-mark--(\w+)/g)].map(([, kind]) => kind)).toEqual([
    'active',
    'active',
    'inactive',
    'inactive',
  ]);
});

it('does not change sliders with an unexpected structure', () => {
  const odd = [input('min="0" value="10"') + track() + handle, input('min="0" max="10" value="1"')];
  for (const content of odd)
    expect(place(content).html).toBe(`<mat-slider>${content}</mat-slider>`);
});
