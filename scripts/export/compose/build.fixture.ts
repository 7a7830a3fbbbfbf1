import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frameworkFolder } from '@/lib/routes/file-paths';
import { htmlStub, stubFile } from '@/lib/routes/hosts/html-stub';
import { withNotFoundScript } from '@/lib/routes/hosts/not-found-script';
import { policyElement } from '@/lib/routes/hosts/policy';
import { samplePolicy } from '@/lib/routes/hosts/site.fixture';

interface SmallBuild {
  /** What it was built for: empty for the root of a host. */
  base: string;
  /** The release it documents. */
  release: string;
  /** Places of its pages, besides the home page and the not-found page. */
  pages: readonly string[];
  origin?: string;
}

const page = (base: string, place: string, origin: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${policyElement(samplePolicy)}
<title>${place}</title><link rel="canonical" href="${origin}${base}${place}">
<script src="${base}${frameworkFolder}static/site/early.js"></script></head>
<body><header>Bar</header><main><h1>${place}</h1></main></body></html>
`;

/** Writes a sample build of the site, with a few pages and one redirect. */
export function writeSmallBuild(
  folder: string,
  { base, release, pages, origin = 'https://docs.test' }: SmallBuild,
): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const redirect = { from: '/components/button', to: '/components/button/overview' };
  const stub = htmlStub(redirect, origin, samplePolicy);
  write(stubFile(redirect), stub.replaceAll(redirect.to, base + redirect.to));
  write('index.html', page(base, '/', origin));
  write('404.html', withNotFoundScript(page(base, '/404', origin)));
  for (const place of pages) {
    write(`${place.slice(1)}.html`, page(base, place, origin));
    write(`${place.slice(1)}.md`, `# ${place}\n`);
  }
  write('llms.txt', '# All pages\n');
  write(`${frameworkFolder.slice(1)}static/site/early.js`, '1');
  write('sitemap.xml', '<urlset></urlset>');
  write('robots.txt', 'User-Agent: *');
  write('serve.json', '{}');
  write(
    'assets/versions.json',
    JSON.stringify([
      { title: release, url: origin + base },
      { title: '21', url: 'https://v21.docs.test' },
      { title: '20', url: 'https://v20.docs.test' },
    ]),
  );
}
