import { scopeStyles } from './scope-styles';

const within = ':where(.live-host *,.cdk-overlay-container *,.live-host[data-live-overlay])';
const roots = ':is(.live-host,.cdk-overlay-container)';
const scoped = (css: string) => scopeStyles(css, { dark: '.app-dark', darkThemes: ['night'] });

it('restricts rules to examples and their overlays', () => {
  expect(scoped('*,::before{a:b}')).toBe(`*${within},${within}::before{a:b}`);
  expect(scoped('.modal .btn:hover::after{a:b}')).toBe(`.modal .btn:hover${within}::after{a:b}`);
  expect(scoped('@media print{h1{a:b}}')).toBe(`@media print{h1${within}{a:b}}`);
});

it('applies rules about the page to the stage', () => {
  expect(scoped(':root{--a:b}')).toBe(`${roots}{--a:b}\n.stage{--a:b}`);
  expect(scoped('.x body{color:b;margin:0;background:c}').replace('\n', '')).toBe(
    `${roots}{color:b}.stage{background:c}`,
  );
  expect(scoped('html{margin:0}')).toBe('');
  expect(scoped('body.open p{a:b}')).toBe(`body.open p${within}{a:b}`);
});

it('replaces the switch of the dark scheme by the themes of the site', () => {
  const css = scoped('.app-dark{--a:b} html.app-dark .x{a:b}');
  expect(css).not.toContain('.app-dark');
  expect(css).toContain('[data-example-scheme=dark] .live-host');
  expect(css).toContain('.stage[data-example-scheme=dark]');
  expect(css).toContain(':root:is([data-theme="night"]) .live-host');
  expect(css).toContain(':root:is([data-theme="night"]) .stage:not([data-example-scheme])');
  expect(css).toContain(` .x${within}{a:b}`);
});

it('accepts an attribute as the switch', () => {
  const css = scopeStyles('[data-bs-theme=dark] .btn{a:b}', {
    dark: '[data-bs-theme=dark]',
    darkThemes: [],
  });
  expect(css).toMatch(/^:is\(\[data-example-scheme=dark\] .*\) \.btn:where/);
});

it('leaves keyframes and fonts unchanged', () => {
  const css = '@keyframes a{from{a:b}to{a:c}}@font-face{font-family:x}';
  expect(scoped(css)).toBe(css);
});
