/** @jest-environment node */
import { inlineScriptsOf } from './inline-scripts';

it('finds the inline scripts of a page, whatever their attributes and lines', () => {
  const html = `<head><script>a()</script><script id="b" async="">\nb("<p>")\n</script></head>
    <body><script type="module">c()</script></body>`;
  expect(inlineScriptsOf(html)).toEqual(['a()', '\nb("<p>")\n', 'c()']);
});

it('leaves out files and data, which no hash has to allow', () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>
    <script type="application/json" id="d">{}</script>`;
  expect(inlineScriptsOf(html)).toEqual([]);
});
