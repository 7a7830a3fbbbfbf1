import postcss, { type AtRule } from 'postcss';

/** A component's style sheet where it has one, as text that nothing is put into. */
const single = /\bstyles:\[`([^`\\$]*)`\]/g;

/**
 * Takes style sheets with layers out of the code of components. For one that comes, a browser styles the whole
 * page again, and these come when a press opens something: those of overlays do. They come with the sheets of the
 * examples instead. A sheet that holds within its own component only is made for it when it runs, and stays.
 *
 * @param code as the builder wrote it
 * @param take hears of each sheet that is taken out, without its layers
 */
export function withoutLayeredStyles(code: string, take: (css: string) => void): string {
  return code.replace(single, (whole, css: string) => {
    if (!css.includes('@layer') || css.includes('%COMP%')) return whole;
    const flat = withoutLayers(css);
    if (flat === undefined) return whole;
    take(flat);
    return 'styles:[]';
  });
}

/** What is not the same in a rule without specificity, or no rule; and a layer within a layer. */
const inexpressible = /::|&|!important|@keyframes|[^]@layer/;

/**
 * What a layer says yields to whatever stands outside of layers, and so does a rule without specificity. A sheet
 * with layers, on the other hand, has the page styled again whenever one beside it comes or goes.
 *
 * @returns nothing where a layer has what cannot be said so: the box before an element, say
 */
function withoutLayers(css: string): string | undefined {
  const sheet = postcss.parse(css);
  const layers: AtRule[] = [];
  sheet.walkAtRules('layer', (layer) => {
    layers.push(layer);
  });
  if (layers.some((layer) => inexpressible.test(layer.toString()))) return undefined;
  for (const layer of layers) {
    layer.walkRules((rule) => {
      rule.selector = `:where(${rule.selector})`;
    });
    layer.replaceWith(layer.nodes ?? []);
  }
  return sheet.toString();
}
