/** @jest-environment node */
import { library } from '@/lib/catalogue/library';
import { toolsStyles } from './tools-styles';

const theme =
  ':root{--mat-sys-body-large-font: var(--sans);--mat-sys-corner-full: 9999px;--mat-sys-primary: var(--primary-fill)}.live-host{color:red}';
const themed = '@angular/material';
const css = toolsStyles(theme, { themed, loadPaths: library.installedIn });

/** The declarations of all rules whose selector contains a text. */
const rulesFor = (part: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => selector.includes(part))
    .map(([, , block = '']) => block)
    .join(';');

it('sets the colors of a scheme on the stage and its overlays', () => {
  expect(rulesFor('[data-example-scheme=light]')).toContain('--surface:#fff');
  expect(rulesFor('[data-example-scheme=dark]')).toContain('color-scheme:dark');
  expect(rulesFor('[data-overlay-scheme=dark] .cdk-overlay-container')).toContain(
    '--surface:#1f1924',
  );
});

it('repeats only those declarations of the theme that use color roles', () => {
  const mapping = rulesFor('[data-example-scheme],');
  expect(mapping).toContain('--mat-sys-primary: var(--primary-fill)');
  expect(mapping).not.toContain('--mat-sys-corner-full');
  expect(mapping).not.toContain('--mat-sys-body-large-font');
  expect(css).not.toContain('color:red');
});

it('has rules for every density except the default one', () => {
  for (const density of [-1, -2, -3]) {
    expect(rulesFor(`[data-example-density="${density}"]`)).toContain('--mat-form-field-');
  }
  expect(css).not.toContain('data-example-density="0"');
});

it('sets the width of an example and centers it', () => {
  expect(rulesFor('[data-example-width]>.live-host')).toContain('width:var(--stage-width)');
});

it('has no densities when the library has no theme', () => {
  const plain = toolsStyles(theme, { themed: undefined, loadPaths: [] });
  expect(plain).toContain('[data-example-scheme=dark]');
  expect(plain).not.toContain('data-example-density');
});
