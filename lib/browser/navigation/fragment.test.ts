import { fragmentTarget } from './fragment';

it('finds an element, encoded or not', () => {
  document.body.innerHTML = '<p id="a b"></p><p id="%zz"></p>';
  expect(fragmentTarget('#a%20b')).toHaveAttribute('id', 'a b');
  expect(fragmentTarget('#%zz')).toHaveAttribute('id', '%zz');
});

it('finds nothing for invalid fragments', () => {
  expect(fragmentTarget('#%E0%A4%A')).toBeNull();
  expect(fragmentTarget('')).toBeNull();
});
