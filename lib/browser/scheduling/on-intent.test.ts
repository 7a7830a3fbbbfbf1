import { onIntent } from './on-intent';

const pointer = (movementX: number, movementY: number) =>
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

it.each([
  ['a pointer that moves', () => pointer(0, 3)],
  ['a key', () => dispatchEvent(new Event('keydown'))],
  ['scrolling', () => dispatchEvent(new Event('scroll'))],
  ['a touch', () => dispatchEvent(new Event('touchstart'))],
  ['focus', () => dispatchEvent(new Event('focusin'))],
  [
    'a click without a pointer, as assistive technology sends it',
    () => dispatchEvent(new Event('click')),
  ],
  ['input', () => dispatchEvent(new Event('input'))],
])('detects %s, once', (_, act) => {
  const heard = jest.fn();
  onIntent(heard);
  act();
  act();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('ignores a pointer that rests', () => {
  const heard = jest.fn();
  const stop = onIntent(heard);
  pointer(0, 0);
  expect(heard).not.toHaveBeenCalled();
  pointer(1, 0);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('ignores a list that scrolls by itself', () => {
  const heard = jest.fn();
  const stop = onIntent(heard);
  document.body.dispatchEvent(new Event('scroll'));
  expect(heard).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('can be canceled', () => {
  const heard = jest.fn();
  onIntent(heard)();
  pointer(1, 1);
  expect(heard).not.toHaveBeenCalled();
});
