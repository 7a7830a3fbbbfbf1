import { clientTarget, isPlainPress, isSameItem } from './links';

const here = { origin: 'https://docs.test', pathname: '/guides', search: '' };

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = new URL(href, 'https://docs.test/guides').href;
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  return element;
}

describe('clientTarget', () => {
  it('keeps path, query and fragment of a page of the site', () => {
    expect(clientTarget(link('/cdk/table/api?theme=x#CdkTable'), here)).toBe(
      '/cdk/table/api?theme=x#CdkTable',
    );
    expect(clientTarget(link('/guides'), here)).toBe('/guides');
  });

  it('uses nothing that Safari 17 does not support', () => {
    const parse = Object.getOwnPropertyDescriptor(URL, 'parse');
    Reflect.deleteProperty(URL, 'parse');
    expect(clientTarget(link('/guides?a=1'), { ...here, pathname: '/' })).toBe('/guides?a=1');
    if (parse) Object.defineProperty(URL, 'parse', parse);
  });

  it.each([
    link('https://elsewhere.test/'),
    link('#main'),
    link('/sitemap.xml'),
    link('/cdk/table/api.json'),
    link('/live/main'),
    link('/guides', { target: '_blank' }),
    link('/guides', { download: '' }),
    link('mailto:a@docs.test'),
    { href: 'https://', target: '', hasAttribute: () => false },
  ])('leaves everything else to the browser: %s', (other) => {
    expect(clientTarget(other, here)).toBeUndefined();
  });
});

describe('isPlainPress', () => {
  const press = (init: MouseEventInit) => new MouseEvent('click', init);

  it('is the main button without modifiers, unhandled', () => {
    expect(isPlainPress(press({}))).toBe(true);
    expect(isPlainPress(press({ ctrlKey: true }))).toBe(false);
    expect(isPlainPress(press({ shiftKey: true }))).toBe(false);
    expect(isPlainPress(press({ button: 1 }))).toBe(false);
    const handled = press({ cancelable: true });
    handled.preventDefault();
    expect(isPlainPress(handled)).toBe(false);
  });
});

describe('isSameItem', () => {
  it('holds between the tabs of one item only', () => {
    expect(isSameItem('/components/button/api', '/components/button/overview')).toBe(true);
    expect(isSameItem('/cdk/tree/examples', '/cdk/tree/examples/cdk-tree-flat')).toBe(false);
    expect(isSameItem('/components/table/api', '/cdk/table/api')).toBe(false);
    expect(isSameItem('/components/categories', '/components/categories')).toBe(false);
    expect(isSameItem('/guide/theming', '/guide/theming')).toBe(false);
    expect(isSameItem('/', '/')).toBe(false);
  });
});
