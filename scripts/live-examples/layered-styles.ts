import postcss, { type Rule } from 'postcss';

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

/**
 * What a layer says yields to whatever stands outside of layers, and so does a rule without specificity. A sheet
 * with layers, on the other hand, has the page styled again whenever one beside it comes or goes.
 *
 * @returns nothing where a layer has what cannot be said so: the box before an element, say
 */
function withoutLayers(css: string): string | undefined {
  const sheet = postcss.parse(css);
  const rules: Rule[] = [];
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      rules.push(rule);
    });
    layer.replaceWith(layer.nodes ?? []);
  });
  if (rules.some(({ selector }) => selector.includes('::'))) return undefined;
  for (const rule of rules) rule.selector = `:where(${rule.selector})`;
  return sheet.toString();
}
