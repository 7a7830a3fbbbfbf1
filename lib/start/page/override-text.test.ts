import { overrideOf } from './override-text';

const row = (value: string) => `
  <section data-filter-group="button-overrides"><table><tbody>
    <tr data-filter-row>
      <th><a>filled-container-color</a><small>--mat-button-filled-container-color</small></th>
      <td>${value}</td>
      <td><button data-copy-override="sass"></button><button data-copy-override="css"></button></td>
    </tr></tbody></table></section>`;

function overrides(value: string) {
  document.body.innerHTML = row(value);
  return [...document.querySelectorAll('button')].map(overrideOf);
}

it('is a call of the mixin, or a custom property, with the default', () => {
  expect(overrides('<code>var(--mat-sys-<span>primary</span>)</code>')).toEqual([
    ':root {\n  @include mat.button-overrides((\n    filled-container-color: var(--mat-sys-primary),\n  ));\n}',
    ':root {\n  --mat-button-filled-container-color: var(--mat-sys-primary);\n}',
  ]);
});

it('unsets what has no default', () => {
  expect(overrides('None').at(1)).toContain('--mat-button-filled-container-color: unset;');
});
