import { whenSomeoneActs } from './when-someone-acts';

const pointer = (movementX: number, movementY: number) =>
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

it.each([
  ['a pointer that moves', () => pointer(0, 3)],
  ['a key', () => dispatchEvent(new Event('keydown'))],
  ['scrolling', () => dispatchEvent(new Event('scroll'))],
])('hears %s, once', (_, act) => {
  const heard = jest.fn();
  whenSomeoneActs(heard);
  act();
  act();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('does not take a pointer that rests for someone', () => {
  const heard = jest.fn();
  const stop = whenSomeoneActs(heard);
  pointer(0, 0);
  expect(heard).not.toHaveBeenCalled();
  pointer(1, 0);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('can be called off', () => {
  const heard = jest.fn();
  whenSomeoneActs(heard)();
  pointer(1, 1);
  expect(heard).not.toHaveBeenCalled();
});
