import { join } from 'node:path';
import type { SystemVariable } from '@/lib/styling/tokens';
import { compile } from './dump-tokens';

const theme = `@use '@angular/material' as mat;
html { @include mat.theme((color: mat.$azure-palette, typography: Roboto, density: 0)); }
`;

/**
 * Reads the system variables from the output of the `theme` mixin of the package.
 *
 * @param root folder of the installed `@angular/material`
 * @throws when the mixin does not compile or sets no system variable, with the folder of the package
 */
export function systemVariablesOf(root: string): SystemVariable[] {
  const { css } = compile(root, theme, join(root, 'docs-theme.scss'));
  const found = [...css.matchAll(/^\s*(--mat-sys-[a-z0-9-]+): (.+);$/gm)];
  if (found.length === 0) throw new Error(`${root}: the theme mixin sets no --mat-sys-* variable`);
  return found.map(([, name = '', value = '']) => ({ name, value }));
}
