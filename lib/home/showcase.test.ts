import { isShowable } from './showcase';

it('shows what the build has rendered, if it is small', () => {
  expect(isShowable('<button>Save</button>')).toBe(true);
  expect(isShowable(' ')).toBe(false);
  expect(isShowable('<noscript><p>In browsers with scripts only.</p></noscript>')).toBe(false);
  expect(isShowable('x'.repeat(6001))).toBe(false);
});
