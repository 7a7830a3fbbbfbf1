/** The font files of the site, by the families that its tokens name. */
export const fontFiles = {
  siteSans: 'app/fonts/roboto.woff2',
  siteMore: 'app/fonts/roboto-more.woff2',
  siteMono: 'app/fonts/roboto-mono.woff2',
} as const;

const isColor = (value: string) => /^(?:#|rgb\(|color-mix\()/.test(value);

function customProperties(tokens: string): readonly { name: string; value: string }[] {
  const found = tokens.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm);
  return [...found].map(([, name = '', value = '']) => ({ name, value }));
}

/** The names of all color roles. The index in this list determines the marker color of a role. */
export function colorRoles(tokens: string): readonly string[] {
  const colors = customProperties(tokens).filter(({ value }) => isColor(value));
  return [...new Set(colors.map(({ name }) => name))];
}

/** All other tokens as declarations: fonts, sizes, shape and motion. */
export function sizesOf(tokens: string): readonly string[] {
  return customProperties(tokens)
    .filter(({ value }) => !isColor(value))
    .map(({ name, value }) => `--${name}:${value}`);
}
