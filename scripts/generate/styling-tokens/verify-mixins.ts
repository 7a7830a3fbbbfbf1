import { join } from 'node:path';
import type { TokenGroup } from '@/lib/styling/tokens';
import { compile } from './dump-tokens';

/**
 * Calls every mixin with every token, as readers do, and checks that the expected property is set.
 *
 * @param root folder of the installed `@angular/material`
 * @throws when the index of the package does not export a mixin, or when a token does not set its property
 */
export function verifyMixins(root: string, groups: readonly TokenGroup[]): void {
  const calls = groups.map(({ mixin, tokens }) => {
    const map = tokens.map(({ name }, index) => `${name}: v${index}`).join(', ');
    return `.${mixin} { @include mat.${mixin}((${map})); }`;
  });
  const path = join(root, 'docs-overrides.scss');
  let css: string;
  try {
    ({ css } = compile(root, `@use '@angular/material' as mat;\n${calls.join('\n')}`, path));
  } catch (error) {
    throw new Error(`${root}: an overrides mixin does not accept its own tokens`, { cause: error });
  }
  for (const { mixin, tokens } of groups) {
    const start = css.indexOf(`.${mixin} {`);
    const rule = css.slice(start, css.indexOf('}', start));
    const missing = tokens.find(({ property }, index) => !rule.includes(`${property}: v${index};`));
    if (missing) {
      throw new Error(`${root}: ${mixin}(${missing.name}) does not set ${missing.property}`);
    }
  }
}
