import { parse } from 'node-html-parser';
import { htmlStub, isStub, scriptString, stubFile } from './html-stub';

const redirect = { from: '/guide/old', to: '/cdk/table/overview' };

describe('htmlStub', () => {
  const html = htmlStub(redirect, 'https://site.test');
  const page = parse(html);

  it('leads on by refresh, by canonical URL and by a link', () => {
    expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(
      '0; url=/cdk/table/overview',
    );
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://site.test/cdk/table/overview',
    );
    expect(page.querySelector('a')?.getAttribute('href')).toBe(redirect.to);
  });

  it('keeps query and fragment by script', () => {
    const seen: string[] = [];
    const script = page.querySelector('script')?.rawText ?? '';
    const location = {
      search: '?theme=x',
      hash: '#api',
      replace: (url: string) => seen.push(url),
    };
    new Function('location', script)(location);
    expect(seen).toEqual(['/cdk/table/overview?theme=x#api']);
  });

  it('is told from a page', () => {
    expect(isStub(html)).toBe(true);
    expect(isStub('<!doctype html><title>Page</title>')).toBe(false);
  });

  it('stands where its source is looked up', () => {
    expect(stubFile(redirect)).toBe('guide/old.html');
  });

  it('lets no target end the element it stands in', () => {
    expect(htmlStub({ from: '/a', to: '/"><b>' }, '')).not.toContain('"><b>');
    expect(scriptString('</script>')).not.toContain('</');
  });
});
