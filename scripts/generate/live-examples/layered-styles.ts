import postcss, { type AtRule } from 'postcss';

/** Matches the styles of a component with exactly one stylesheet, without interpolation. */
const singleStylesheet = /\bstyles:\[`([^`\\$]*)`\]/g;

/**
 * Removes stylesheets with cascade layers from the code of components. When such a stylesheet is added, the
 * browser recalculates the styles of the whole page. This happens at an interaction, for example when an
 * overlay opens. The stylesheets of the examples include these styles instead. Stylesheets that are scoped to
 * their component are created at run time and stay in the code.
 *
 * @param code the output of the builder
 * @param onRemoved called with each removed stylesheet, without its layers
 */
export function extractLayeredStyles(code: string, onRemoved: (css: string) => void): string {
  return code.replace(singleStylesheet, (match, css: string) => {
    if (!css.includes('@layer') || css.includes('%COMP%')) return match;
    const flat = withoutLayers(css);
    if (flat === undefined) return match;
    onRemoved(flat);
    return 'styles:[]';
  });
}

/**
 * Matches CSS that `:where()` cannot replace: pseudo-elements, nesting, `!important`, keyframes, nested
 * layers.
 */
const notConvertible = /::|&|!important|@keyframes|[^]@layer/;

/**
 * Replaces layers by rules without specificity (`:where()`). All rules outside of layers override both. But
 * with layers, the browser recalculates the styles of the whole page whenever another stylesheet is added or
 * removed.
 *
 * @returns undefined when a layer cannot be replaced, for example because of a pseudo-element
 */
function withoutLayers(css: string): string | undefined {
  const sheet = postcss.parse(css);
  const layers: AtRule[] = [];
  sheet.walkAtRules('layer', (layer) => {
    layers.push(layer);
  });
  if (layers.some((layer) => notConvertible.test(layer.toString()))) return undefined;
  for (const layer of layers) {
    layer.walkRules((rule) => {
      rule.selector = `:where(${rule.selector})`;
    });
    layer.replaceWith(layer.nodes ?? []);
  }
  return sheet.toString();
}
