import { fragmentTarget } from './fragment';

it('finds what the address names, encoded or not', () => {
  document.body.innerHTML = '<p id="a b"></p><p id="%zz"></p>';
  expect(fragmentTarget('#a%20b')).toHaveAttribute('id', 'a b');
  expect(fragmentTarget('#%zz')).toHaveAttribute('id', '%zz');
});

it('finds nothing, without complaint, for what nothing can be', () => {
  expect(fragmentTarget('#%E0%A4%A')).toBeNull();
  expect(fragmentTarget('')).toBeNull();
});
