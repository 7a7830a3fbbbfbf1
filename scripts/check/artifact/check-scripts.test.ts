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
  it('accepts the constant scripts, data and files of the site', () => {
    const body = `${inlineElement('start')}<script type="application/json">{"a":1}</script>
      <link rel="stylesheet" href="/a.css"><img src="data:image/png;base64,x"><a href="https://x.example">`;
    expect(rules(page(body))).toEqual([]);
  });

  it.each([
    ['another inline script', page('<script>alert(1)</script>'), 'script/inline'],
    ['a changed inline script', page(inlineElement('start').replace('</', ' </')), 'script/inline'],
    ['a handler', page('<button onclick="a()">'), 'script/handler'],
    [
      'an image from another origin',
      page('<img src="https://x.example/a.png">'),
      'script/elsewhere',
    ],
    [
      'a font from another origin',
      page('<link rel="preload" href="//x.example/a">'),
      'script/elsewhere',
    ],
    ['a script before the text', page('<script src="/a.js" async></script>'), 'script/early'],
    ['no policy', page('').replace(/<meta http[^>]*>/, ''), 'script/policy'],
    ['a laxer policy', page('').replace("script-src 'self'", 'script-src *'), 'script/policy'],
  ])('reports %s', (_, html, rule) => {
    expect(rules(html)).toEqual([rule]);
  });

  it('accepts the script of pages that only submit a form', () => {
    expect(rules(page('<script src="/live/open/submit.js"></script>'), 'live/open/a.html')).toEqual(
      [],
    );
  });
});

describe('checkInlineScripts', () => {
  it('reports a missing hash and an extra one', () => {
    expect(checkInlineScripts(policy)).toEqual([]);
    expect(checkInlineScripts(policy.replace(/'sha256-[^']+' /, ''))).toHaveLength(1);
    expect(checkInlineScripts(`${policy} 'sha256-more'`)).toHaveLength(2);
  });
});
