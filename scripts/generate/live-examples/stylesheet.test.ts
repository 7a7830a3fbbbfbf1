import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownThemeReset, writeStylesheet } from './stylesheet';

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

it('joins the sheets of a folder so that each rule holds, signs beyond ASCII or not', () => {
  const out = mkdtempSync(join(tmpdir(), 'sheets-'));
  const styles = ['ul{margin:0}', "li::before{content:'✓'}", 'ul{margin:0}'];
  const name = writeStylesheet('cdk-listbox', 'a{color:red}', styles, out);
  expect(name).toMatch(/^cdk-listbox\.[0-9a-f]{10}\.css$/);
  expect(readFileSync(join(out, name), 'utf8')).toBe(
    'a{color:red}ul{margin:0}li::before{content:"✓"}',
  );
});
