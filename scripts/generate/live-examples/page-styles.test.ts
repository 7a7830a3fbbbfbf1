import { darkRootsOf, exampleRoots } from '@/lib/design/example-roots';
import { adoptPageStyles } from './workspace/src/page-styles';

const darkRoots = darkRootsOf(['night']);
const settled = () => new Promise((resolve) => setTimeout(resolve));

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
}

const selectorsOf = ({ sheet }: HTMLStyleElement) =>
  [...(sheet?.cssRules ?? [])].map((rule) =>
    rule instanceof CSSStyleRule ? rule.selectorText : undefined,
  );

// jsdom does not have it under this name.
Object.assign(globalThis, { CSSGroupingRule: CSSMediaRule });

adoptPageStyles({ roots: exampleRoots, dark: '.app-dark', darkRoots });

it('sets what is for the page on stages as well, in the scheme of each', async () => {
  const style = addStyle(`
    :root,:host { --ink: black; --button: var(--ink); }
    .app-dark { --ink: white; }
    :root.app-dark .button { color: red; }
    .app-darker { color: red; }
    .button { color: var(--button); }`);
  await settled();
  expect(selectorsOf(style)).toEqual([
    `:root,:host,${exampleRoots}`,
    `.app-dark,${darkRoots}`,
    `:root.app-dark .button,${darkRoots} .button`,
    '.app-darker',
    '.button',
  ]);
});

it('follows changes of a stylesheet', async () => {
  const style = addStyle('.a { color: red; }');
  await settled();
  style.textContent = ':root { --ink: black; }';
  await settled();
  style.append(document.createTextNode(' .app-dark { --ink: white; }'));
  await settled();
  expect(selectorsOf(style)).toEqual([`:root,${exampleRoots}`, `.app-dark,${darkRoots}`]);
});
