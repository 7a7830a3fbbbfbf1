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
])('detects whether %j with %j is typing: %s', (key, init, expected) => {
  expect(isTyping(press(key, init))).toBe(expected);
});

it('adds a letter, and removes the last one', () => {
  expect(withKey('but', press('t'))).toBe('butt');
  expect(withKey('a🚀', press('Backspace'))).toBe('a');
  expect(withKey('', press('Backspace'))).toBe('');
});
