import { hooks } from '@/lib/design/hooks';
import type { BuiltTheme } from './build-theme';
import { docsCss, sheetCss } from './scope-css';

const theme = {
  colors: [{ name: 'primary', light: '#111111', dark: '#eeeeee' }],
  variables: [['body-small-font', 'Roboto, sans-serif']],
  density: [['--mat-chip-container-height', '28px']],
} as const satisfies Partial<BuiltTheme>;
const built: BuiltTheme = { ...theme, overrides: [], corners: [], palettes: Object.create(null) };

function sheetOf(css: string): CSSStyleRule[] {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  style.remove();
  return rules;
}

/** The value of a property, without the spaces that only some parsers keep. */
const valueOf = (rule: CSSStyleRule | undefined, name: string) =>
  rule?.style.getPropertyValue(name).replaceAll(', ', ',');

function mark(name: keyof typeof hooks, value = ''): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(hooks[name], value);
  return element;
}

describe('docsCss', () => {
  const rules = sheetOf(docsCss(built, 'primary=ff0000'));

  it('applies to examples, drawings and swatches, and overrides their attributes', () => {
    for (const element of [
      mark('live'),
      mark('liveHost'),
      mark('themed'),
      mark('themed', 'swatches'),
    ]) {
      expect(element.matches(rules[0]?.selectorText ?? '')).toBe(true);
    }
    expect(rules[0]?.style.getPropertyPriority('--mat-sys-primary')).toBe('important');
    expect(valueOf(rules[0], '--mat-sys-primary')).toBe('light-dark(#111111,#eeeeee)');
  });

  it('uses the site’s copy of the default font family', () => {
    expect(valueOf(rules[0], '--mat-sys-body-small-font')).toBe(
      'var(--font-sans),Roboto,sans-serif',
    );
  });

  it('does not apply to text around swatches, and to the sheet of the builder', () => {
    expect(mark('themed', 'swatches').matches(rules[1]?.selectorText ?? '')).toBe(false);
    expect(mark('themed').matches(rules[1]?.selectorText ?? '')).toBe(true);
    const sheet = mark('themeSheet', 'dark');
    const example = mark('live');
    sheet.append(example);
    expect(rules.some(({ selectorText }) => example.matches(selectorText))).toBe(false);
  });

  it('contains the theme’s query in a comment that it cannot close', () => {
    expect(docsCss(built, 'plain=a*/b')).toMatch(/^\/\*\?plain=a%2A\/b\*\/\n/);
  });
});

it('applies the scheme of each sheet, and to overlays that of the focused sheet', () => {
  const rules = sheetOf(sheetCss(built));
  const dark = rules.filter(({ selectorText }) => mark('themeSheet', 'dark').matches(selectorText));
  expect(dark.map(({ style }) => style.getPropertyValue('color-scheme'))).toEqual(['', 'dark']);
  document.body.innerHTML = '<div class="cdk-overlay-container"></div>';
  const overlays = document.querySelector('.cdk-overlay-container');
  const reached = () => rules.filter(({ selectorText }) => overlays?.matches(selectorText)).length;
  expect(reached()).toBe(0);
  document.documentElement.setAttribute(hooks.sheetScheme, 'light');
  expect(reached()).toBe(2);
  document.documentElement.removeAttribute(hooks.sheetScheme);
});
