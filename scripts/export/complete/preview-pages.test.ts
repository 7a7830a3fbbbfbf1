/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import { previewPage } from './preview-pages';

const example = exampleFixture({
  id: 'button-overview',
  packagePath: 'material/button/button-overview',
  title: 'Buttons & links',
});
const stage =
  '<live-example class="stage" example="button-overview" data-live="waiting"><div data-live-host=""><button>Send</button></div></live-example>';
const html = `<!DOCTYPE html><html lang="en" class="fonts"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>Own page</title><meta name="description" content="words"/><link rel="canonical" href="https://a.example/own"/><link rel="stylesheet" href="/site.css"/><link rel="stylesheet" href="/live/material-button.css" data-precedence="examples"/><script src="/app.js" async=""></script></head><body><header>Site</header><main><h1>Own page</h1>${stage}</main><footer>Foot</footer></body></html>`;
const previewOf = (text: string, shown = example) =>
  previewPage(text, shown, "default-src 'self'", '/_next/static/site/preview-0.js');

it('contains the example and what it needs, but nothing else of the site', () => {
  const page = previewOf(html);
  expect(page).toContain('<html lang="en" class="fonts">');
  expect(page).toContain('href="/site.css"');
  expect(page).toContain('href="/live/material-button.css"');
  expect(page).toContain('example="button-overview"');
  expect(page).toContain('<button>Send</button>');
  expect(page).toContain('<title>Buttons &amp; links</title>');
  expect(page).toContain('"early":"/_next/static/site/preview-0.js"');
  for (const left of ['Site', 'Foot', '/app.js', 'description']) expect(page).not.toContain(left);
});

it('contains the inputs of a playground', () => {
  const playground = exampleFixture({
    id: 'button-fab-playground',
    packagePath: 'material/button/button-fab-playground',
  });
  expect(previewOf(html, playground)).toMatch(
    /<script type="application\/json" id="playground-data">\{"knobs":\[.*"scope":"fab"/,
  );
  expect(previewOf(html)).not.toContain('playground-data');
});

it('is not indexed, and links to the canonical page', () => {
  const page = previewOf(html);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(
    /rel="canonical" href="[^"]*\/components\/button\/examples\/button-overview"/,
  );
});

it('throws for an example whose page has no stage', () => {
  expect(() => previewOf('<html><head></head><body></body></html>')).toThrow(
    'The page of the example "button-overview" has no stage.',
  );
});
