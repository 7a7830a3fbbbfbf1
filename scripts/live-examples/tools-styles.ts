import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import * as sass from 'sass';
import { hooks } from '@/lib/design/hooks';
import { schemeRoles } from './scheme-roles';

const require = createRequire(import.meta.url);

/** The densities that the tools of a stage offer besides the standard one. */
const densities = [-1, -2, -3] as const;

/** What a setting applies to: a stage, and what opens from the example on it. */
const scope = (stage: string, page: string, value = '') =>
  `[${stage}${value}],[${page}${value}] .cdk-overlay-container`;

/**
 * The style sheet with which the tools of a stage change one example: its scheme and its density.
 *
 * @param theme the compiled theme of the examples, whose colors are taken from the site's roles. They are
 *   said again where the roles are others: a variable made of a role is computed where it stands.
 */
export function toolsStyles(theme: string): string {
  const colors = [...theme.matchAll(/:root\{([^}]*)\}/g)]
    .flatMap(([, block = '']) => block.split(';'))
    .filter((declaration) => /var\(--(?!sans)/.test(declaration));
  const { exampleScheme, overlayScheme, exampleDensity, overlayDensity } = hooks;
  const schemes = Object.entries(schemeRoles()).map(
    ([name, roles]) => `${scope(exampleScheme, overlayScheme, `=${name}`)}{${roles}}`,
  );
  const mapping = `${scope(exampleScheme, overlayScheme)}{${colors.join(';')};color:var(--text)}`;
  const rules = densities.map(
    (density) =>
      `${scope(exampleDensity, overlayDensity, `="${density}"`)} { @include mat.theme((density: ${density})); }`,
  );
  const { css } = sass.compileString(`@use '@angular/material' as mat;\n${rules.join('\n')}`, {
    loadPaths: [dirname(dirname(dirname(require.resolve('@angular/material/package.json'))))],
    style: 'compressed',
  });
  return [...schemes, mapping, css].join('\n');
}
