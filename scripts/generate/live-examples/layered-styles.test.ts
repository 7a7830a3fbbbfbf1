import { withoutLayeredStyles } from './layered-styles';

function take(code: string) {
  const styles: string[] = [];
  return { code: withoutLayeredStyles(code, (css) => styles.push(css)), styles };
}

it('takes what has layers out of the code, and the layers out of it', () => {
  const layered = '.pane{position:fixed}\n@layer panes{.pane{z-index:9}}';
  const plain = 'b=o({styles:[`.b{top:0}`]});';
  expect(take(`a=o({styles:[\`${layered}\`],decls:0});${plain}`)).toEqual({
    code: `a=o({styles:[],decls:0});${plain}`,
    styles: ['.pane{position:fixed}\n:where(.pane){z-index:9}'],
  });
});

it.each([
  ['holds within one component only', '@layer panes{.pane[_ngcontent-%COMP%]{z-index:9}}'],
  ['is made at run time', '@layer panes{.pane{z-index:${9}}}'],
  ['has layers with boxes before elements', '@layer panes{.pane::before{top:0}}'],
  ['has steps of a movement in layers', '@layer panes{@keyframes in{from{opacity:0}}}'],
  ['has layers in layers', '@layer panes{@layer near{.pane{top:0}}}'],
  ['has nested rules in layers', '@layer panes{.pane{&:hover{top:0}}}'],
  ['overrules all else from within a layer', '@layer panes{.pane{top:0!important}}'],
  ['has escapes', String.raw`@layer panes{.pane::before{content:'\\25'}}`],
])('leaves what %s', (_, css) => {
  const code = `a=o({styles:[\`${css}\`]});`;
  expect(take(code)).toEqual({ code, styles: [] });
});
