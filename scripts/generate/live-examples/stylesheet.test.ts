import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { customThemeReset, writeStylesheet } from './stylesheet';

it('resets component tokens, but no system variables', () => {
  const css =
    ':root{--mat-sys-primary:var(--primary-fill);--mat-fab-container-color:var(--accent-fill)}' +
    ':root{--mat-menu-container-elevation-shadow:var(--e-float)}a{color:var(--mat-sys-primary)}';
  const rule = customThemeReset(css);
  expect(rule).toContain('--mat-fab-container-color:initial');
  expect(rule).toContain('--mat-menu-container-elevation-shadow:initial');
  expect(rule).not.toContain('--mat-sys-');
  expect(rule).toMatch(/^\[data-own-colors\] :is\(\[data-live\].*\[data-theme-sheet\].*\{/);
});

it('joins stylesheets with non-ASCII text without a byte order mark', () => {
  const out = mkdtempSync(join(tmpdir(), 'sheets-'));
  const styles = ['ul{margin:0}', "li::before{content:'✓'}", 'ul{margin:0}'];
  const name = writeStylesheet('cdk-listbox', 'a{color:red}', styles, out);
  expect(name).toMatch(/^cdk-listbox\.[0-9a-f]{10}\.css$/);
  expect(readFileSync(join(out, name), 'utf8')).toBe(
    'a{color:red}ul{margin:0}li::before{content:"✓"}',
  );
});
