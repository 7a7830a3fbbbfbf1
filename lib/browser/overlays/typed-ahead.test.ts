import { isTyping, withKey } from './typed-ahead';

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...init });

it.each([
  ['a', {}, true],
  [' ', {}, true],
  ['/', {}, true],
  ['Backspace', {}, true],
  ['A', { shiftKey: true }, true],
  ['a', { ctrlKey: true }, false],
  ['a', { metaKey: true }, false],
  ['a', { altKey: true }, false],
  ['a', { isComposing: true }, false],
  ['Enter', {}, false],
  ['ArrowDown', {}, false],
])('takes %j with %j for typing: %s', (key, init, expected) => {
  expect(isTyping(press(key, init))).toBe(expected);
});

it('adds a letter, and takes the last one away', () => {
  expect(withKey('but', press('t'))).toBe('butt');
  expect(withKey('a🚀', press('Backspace'))).toBe('a');
  expect(withKey('', press('Backspace'))).toBe('');
});
