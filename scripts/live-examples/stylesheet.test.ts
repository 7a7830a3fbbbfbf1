import { ownThemeReset } from './stylesheet';

it('takes back what the site says of components, and nothing that a theme says', () => {
  const css =
    ':root{--mat-sys-primary:var(--primary-fill);--mat-fab-container-color:var(--accent-fill)}' +
    ':root{--mat-menu-container-elevation-shadow:var(--e-float)}a{color:var(--mat-sys-primary)}';
  const rule = ownThemeReset(css);
  expect(rule).toContain('--mat-fab-container-color:initial');
  expect(rule).toContain('--mat-menu-container-elevation-shadow:initial');
  expect(rule).not.toContain('--mat-sys-');
  expect(rule).toMatch(/^\[data-own-colors\] :is\(\[data-live\].*\[data-theme-sheet\].*\{/);
});
