/** @jest-environment node */
import { site } from '@/content/site';
import { withHeadData } from './head-data';

const samplePageHtml = () =>
  `<!DOCTYPE html><html lang="en"><head><title>Parts &amp; pieces</title>
<meta name="description" content="What &quot;parts&quot; are."/></head><body><p>Text</p></body></html>`;

const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

it('describes an item, with its breadcrumb and Markdown', () => {
  const html = withHeadData(samplePageHtml(), '/components/button/api');
  expect(html).toContain(
    '<link rel="alternate" type="text/markdown" href="/components/button/api.md">',
  );
  expect(dataOf(html)).toMatchObject({
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Components', item: `${site.baseUrl}/components/categories` },
          { position: 2, name: 'Button', item: `${site.baseUrl}/components/button/overview` },
          { position: 3, name: 'API' },
        ],
      },
      { '@type': 'TechArticle', headline: 'Parts & pieces', description: 'What "parts" are.' },
    ],
  });
});

it('describes the search and the feed on the home page', () => {
  const html = withHeadData(samplePageHtml(), '/');
  expect(html).toContain('type="text/markdown" href="/index.md"');
  expect(html).toContain('type="application/atom+xml"');
  expect(dataOf(html)).toMatchObject({
    '@graph': [
      {
        '@type': 'WebSite',
        potentialAction: {
          target: { urlTemplate: `${site.baseUrl}/search?q={search_term_string}` },
        },
      },
    ],
  });
});

it('escapes data that would end their element', () => {
  const html = samplePageHtml().replace('Parts &amp; pieces', '&lt;/script&gt;');
  const page = withHeadData(html, '/guide/theming');
  expect(page).not.toContain('"headline":"</script>');
  expect(dataOf(page)).toMatchObject({ '@graph': [{}, { headline: '</script>' }] });
});

it('does not change pages that are not indexed', () => {
  expect(withHeadData(samplePageHtml(), '/404')).toBe(samplePageHtml());
});

it('throws for a page without a title', () => {
  const html = samplePageHtml().replace(/<title>.*<\/title>/, '');
  expect(() => withHeadData(html, '/guide/theming')).toThrow('/guide/theming');
});

it('removes redundant tags for cards, and keeps their kind', () => {
  const card = '<meta name="twitter:card" content="summary_large_image"/>';
  const page = samplePageHtml().replace(
    '</head>',
    `${card}<meta name="twitter:title" content="Parts"/><meta name="twitter:image" content="/a.png"/></head>`,
  );
  const html = withHeadData(page, '/components/button/api');
  expect(html).toContain(card);
  expect(html).not.toMatch(/twitter:(?!card)/);
});
