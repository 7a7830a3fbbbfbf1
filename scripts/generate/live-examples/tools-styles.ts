import * as sass from 'sass';
import { hooks } from '@/lib/design/hooks';
import { schemeRoles } from './scheme-roles';

/** The densities that the tools of a stage offer besides the standard one. */
const densities = [-1, -2, -3] as const;

/** What a setting applies to: a stage, and what opens from the example on it. */
const scope = (stage: string, page: string, value = '') =>
  `[${stage}${value}],[${page}${value}] .cdk-overlay-container`;

/** An example with a width of its own stands in the middle of the stage, or scrolls across it. */
const widthRules = (stage: string) =>
  `[${stage}].stage{padding-inline:var(--room)}` +
  `[${stage}]>.live-host{margin-inline:auto;width:var(--stage-width);box-shadow:0 0 0 1px var(--line-strong)}`;

interface Theming {
  /** The package whose Sass has theming mixins, where the library has one. */
  themed: string | undefined;
  /** Folders that it is found in. */
  loadPaths: readonly string[];
}

/**
 * The style sheet with which the tools of a stage change one example: its scheme, its density and its width.
 *
 * @param theme the compiled theme of the examples, whose colors are taken from the site's roles. They are
 *   said again where the roles are others: a variable made of a role is computed where it stands.
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
