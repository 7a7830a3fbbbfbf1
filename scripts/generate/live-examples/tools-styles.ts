import * as sass from 'sass';
import { hooks } from '@/lib/design/hooks';
import { schemeRoles } from './scheme-roles';

/** The densities that the toolbar of a stage offers besides the default one. */
const densities = [-1, -2, -3] as const;

/** The selector for a setting: the stage, and overlays that its example opens. */
const scope = (stage: string, page: string, value = '') =>
  `[${stage}${value}],[${page}${value}] .cdk-overlay-container`;

/** Centers an example with a fixed width on the stage. A wider one scrolls. */
const widthRules = (stage: string) =>
  `[${stage}].stage{padding-inline:var(--room)}` +
  `[${stage}]>.live-host{margin-inline:auto;width:var(--stage-width);box-shadow:0 0 0 1px var(--line-strong)}`;

interface Theming {
  /** The package whose Sass has theming mixins, if any. */
  themed: string | undefined;
  /** The folders in which to look for it. */
  loadPaths: readonly string[];
}

/**
 * The stylesheet for the toolbar of a stage, which changes the color scheme, density and width of an example.
 *
 * @param theme the compiled theme of the examples, whose colors use the color roles of the site. These
 *   declarations are repeated for each scheme, because the browser computes a variable with `var()` where it
 *   is declared
 */
export function toolsStyles(theme: string, { themed, loadPaths }: Theming): string {
  const colors = [...theme.matchAll(/:root\{([^}]*)\}/g)]
    .flatMap(([, block = '']) => block.split(';'))
    .filter((declaration) => /var\(--(?!sans)/.test(declaration));
  const { exampleScheme, overlayScheme } = hooks;
  const schemes = Object.entries(schemeRoles()).map(
    ([name, roles]) => `${scope(exampleScheme, overlayScheme, `=${name}`)}{${roles}}`,
  );
  const mapping = `${scope(exampleScheme, overlayScheme)}{${colors.join(';')};color:var(--text)}`;
  const density = themed === undefined ? '' : densityRules(themed, loadPaths);
  return [...schemes, mapping, density, widthRules(hooks.exampleWidth)].join('\n');
}

function densityRules(themed: string, loadPaths: readonly string[]): string {
  const { exampleDensity, overlayDensity } = hooks;
  const rules = densities.map(
    (density) =>
      `${scope(exampleDensity, overlayDensity, `="${density}"`)} { @include mat.theme((density: ${density})); }`,
  );
  return sass.compileString(`@use '${themed}' as mat;\n${rules.join('\n')}`, {
    loadPaths: [...loadPaths],
    style: 'compressed',
  }).css;
}
