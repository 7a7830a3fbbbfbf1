import { colorRoles, sizesOf } from './page-styles';

const tokens = `:root {
  --r-s: 4px; /* of fields: 1 */
  --page: #fff;
  --scrim: rgb(20 20 36 / 0.48);
  --stage: var(--page);
  --hover: color-mix(in srgb, var(--page), #000 10%);
}
@media print { :root {
  --page: #eee;
} }`;

it('separates the roles of colors from sizes', () => {
  expect(colorRoles(tokens)).toEqual(['page', 'scrim', 'hover']);
  expect(sizesOf(tokens)).toEqual(['--r-s:4px', '--stage:var(--page)']);
});
