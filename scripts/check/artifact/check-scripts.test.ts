/** @jest-environment node */
import { inlineElement } from '@/lib/page-scripts/bundles';
import { contentPolicy, policyElement } from '@/lib/routes/hosts/policy';
import { checkInlineScripts, checkScripts } from './check-scripts';

const policy = contentPolicy({ trackers: [], docsHost: '' });
const page = (body: string) =>
  `<html><head><meta charset="utf-8">${policyElement(policy)}</head><body>${body}</body></html>`;
const rules = (html: string, file = 'guides.html') =>
  checkScripts(file, html, policy).map(({ rule }) => rule);

describe('checkScripts', () => {
  it('is content with the constant scripts, data and own files', () => {
    const body = `${inlineElement('start')}<script type="application/json">{"a":1}</script>
      <link rel="stylesheet" href="/a.css"><img src="data:image/png;base64,x"><a href="https://x.example">`;
    expect(rules(page(body))).toEqual([]);
  });

  it.each([
    ['another inline script', page('<script>alert(1)</script>'), 'script/inline'],
    ['one letter more', page(inlineElement('start').replace('</', ' </')), 'script/inline'],
    ['a handler', page('<button onclick="a()">'), 'script/handler'],
    ['an image from elsewhere', page('<img src="https://x.example/a.png">'), 'script/elsewhere'],
    [
      'a font from elsewhere',
      page('<link rel="preload" href="//x.example/a">'),
      'script/elsewhere',
    ],
    ['a script before the text', page('<script src="/a.js" async></script>'), 'script/early'],
    ['no policy', page('').replace(/<meta http[^>]*>/, ''), 'script/policy'],
    ['a laxer policy', page('').replace("script-src 'self'", 'script-src *'), 'script/policy'],
  ])('finds %s', (_, html, rule) => {
    expect(rules(html)).toEqual([rule]);
  });

  it('lets the pages that only send a form have their script', () => {
    expect(rules(page('<script src="/live/open/submit.js"></script>'), 'live/open/a.html')).toEqual(
      [],
    );
  });
});

describe('checkInlineScripts', () => {
  it('finds a hash that is missing and one too many', () => {
    expect(checkInlineScripts(policy)).toEqual([]);
    expect(checkInlineScripts(policy.replace(/'sha256-[^']+' /, ''))).toHaveLength(1);
    expect(checkInlineScripts(`${policy} 'sha256-more'`)).toHaveLength(2);
  });
});
