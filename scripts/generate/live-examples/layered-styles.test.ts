import { extractLayeredStyles } from './layered-styles';

function extract(code: string) {
  const styles: string[] = [];
  return { code: extractLayeredStyles(code, (css) => styles.push(css)), styles };
}

it('removes a stylesheet with layers from the code, and its layers', () => {
  const layered = '.pane{position:fixed}\n@layer panes{.pane{z-index:9}}';
  const plain = 'b=o({styles:[`.b{top:0}`]});';
  expect(extract(`a=o({styles:[\`${layered}\`],decls:0});${plain}`)).toEqual({
    code: `a=o({styles:[],decls:0});${plain}`,
    styles: ['.pane{position:fixed}\n:where(.pane){z-index:9}'],
  });
});

it.each([
  ['is scoped to its component', '@layer panes{.pane[_ngcontent-%COMP%]{z-index:9}}'],
  ['has an interpolation', '@layer panes{.pane{z-index:${9}}}'],
  ['has pseudo-elements in layers', '@layer panes{.pane::before{top:0}}'],
  ['has keyframes in layers', '@layer panes{@keyframes in{from{opacity:0}}}'],
  ['has nested layers', '@layer panes{@layer near{.pane{top:0}}}'],
  ['has nested rules in layers', '@layer panes{.pane{&:hover{top:0}}}'],
  ['has `!important` in a layer', '@layer panes{.pane{top:0!important}}'],
  ['has escapes', String.raw`@layer panes{.pane::before{content:'\\25'}}`],
])('does not change a stylesheet that %s', (_, css) => {
  const code = `a=o({styles:[\`${css}\`]});`;
  expect(extract(code)).toEqual({ code, styles: [] });
});
