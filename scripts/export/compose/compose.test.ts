/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionTarget } from '@/lib/browser/navigation/versions';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import { writeSmallBuild } from './build.fixture';
import { compose } from './compose';
import { readVersions } from './read-versions';

const both = ['/guides', '/components/categories', '/components/button/overview'];
let folder: string;
let server: Server;
let origin: string;
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(`composed/${name}`), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compose-'));
  writeSmallBuild(at('a'), { base: '/21', release: '21.3.0', pages: [...both, '/guide/old'] });
  writeSmallBuild(at('b'), {
    base: '/22',
    release: '22.2.0',
    pages: [...both, '/components/button/styling'],
  });
  await compose(readVersions([`21=${at('a')}`, `22=${at('b')}`]), at('composed'));
  server = createSiteServer(at('composed'));
  origin = `http://localhost:${await listen(server, 0)}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const answer = async (path: string) => {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
  return [status, headers.get('location')].filter((part) => part !== null).join(' ');
};

describe('an older version', () => {
  it('has a banner on every page, and is not indexed', () => {
    for (const page of ['index', '404', ...both.map((place) => place.slice(1)), 'guide/old']) {
      const html = read(`21/${page}.html`);
      expect(html).toContain('You are reading version 21. ');
      expect(html).toContain('>The newest is 22</a>.');
      expect(html.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1);
      expect(html.indexOf('<older-version')).toBe(html.indexOf('</header>') + '</header>'.length);
    }
    expect(existsSync(at('composed/21/sitemap.xml'))).toBe(false);
  });

  it('has a canonical link to the page of the newest, if it exists', () => {
    const canonical = (page: string) => /rel="canonical" href="([^"]+)"/.exec(read(page))?.[1];
    expect(canonical('21/guides.html')).toBe('https://docs.test/22/guides');
    expect(canonical('21/index.html')).toBe('https://docs.test/22/');
    expect(canonical('21/guide/old.html')).toBe('https://docs.test/21/guide/old');
  });
});

describe('Markdown of an older version', () => {
  it.each([
    ['21/guides.md', 'https://docs.test/22/guides.md', '# /guides'],
    ['21/guide/old.md', 'https://docs.test/22/', '# /guide/old'],
    ['21/llms.txt', 'https://docs.test/22/llms.txt', '# All pages'],
  ])('%s begins with a link to the newest', (file, address, rest) => {
    expect(read(file)).toBe(
      `> This is version 21, which is not the newest. The newest is 22: <${address}>\n\n${rest}\n`,
    );
  });

  it('is not indexed on any host, but that of the newest is', async () => {
    const robots = async (path: string) => (await fetch(origin + path)).headers.get('x-robots-tag');
    expect(await robots('/21/guides.md')).toBe('noindex');
    expect(await robots('/22/guides.md')).toBeNull();
    expect(await robots('/robots.txt')).toBeNull();
    const rules = (name: string) => read(name).match(/X-Robots-Tag/g)?.length ?? 0;
    for (const file of ['_headers', 'firebase.json', 'vercel.json', 'serve.json', '21/.htaccess']) {
      expect([file, rules(file)]).toEqual([file, 1]);
    }
    expect(rules('nginx.conf')).toBeGreaterThan(0);
    expect(rules('Caddyfile')).toBeGreaterThan(0);
    expect(rules('22/.htaccess')).toBe(0);
  });
});

it('changes only the list of versions of the newest', () => {
  for (const file of [
    'index.html',
    'guides.html',
    'guides.md',
    'sitemap.xml',
    'components/button.html',
  ]) {
    expect(read(`22/${file}`)).toBe(readFileSync(at(`b/${file}`), 'utf8'));
  }
});

it('has one list of versions, the newest first', () => {
  const list: unknown = JSON.parse(read('assets/versions.json'));
  expect(list).toEqual([
    { title: '22.2.0', url: 'https://docs.test/22' },
    { title: '21.3.0', url: 'https://docs.test/21' },
    { title: '20', url: 'https://v20.docs.test' },
  ]);
  for (const name of ['21', '22']) {
    expect(read(`${name}/assets/versions.json`)).toBe(read('assets/versions.json'));
  }
});

it('has a sitemap of the newest only', () => {
  expect(read('robots.txt')).toContain('Sitemap: https://docs.test/22/sitemap.xml\n');
});

it.each([
  ['/', '302 /22/'],
  ['/22', '301 /22/'],
  ['/22/', '200'],
  ['/21/', '200'],
  ['/guides?a=1', '302 /22/guides?a=1'],
  ['/components/button', '302 /22/components/button'],
  ['/22/components/button?a=1', '301 /22/components/button/overview?a=1'],
  ['/22/Components/button/', '301 /22/components/button/overview'],
  ['/22/guides.html', '301 /22/guides'],
  ['//22//guides', '301 /22/guides'],
  ['/22/nothing', '302 /22/'],
  ['/22/guide/nothing', '302 /22/404?from=%2Fguide%2Fnothing'],
  ['/21/guide/nothing', '302 /21/404?from=%2Fguide%2Fnothing'],
  ['/22/404', '404'],
  ['/21/live/gone.js', '404'],
  ['/23/guides', '302 /22/23/guides'],
  ['//evil.test', '302 /22/evil.test'],
  ['/%0d%0aX:1', '400'],
  ['/assets/versions.json', '200'],
  ['/robots.txt', '200'],
])('answers %s with %s', async (path, expected) => {
  expect(await answer(path)).toBe(expected);
});

it('switches to the same page, or to the nearest one above', async () => {
  const here = (path: string) => ({ href: `https://docs.test${path}`, pathname: path, hash: '' });
  const [newest, older] = readVersions([`21=${at('a')}`, `22=${at('b')}`]).map(
    ({ entries: [own], base, origin: host }) => ({ title: own.title, url: host + base }),
  );
  if (!newest || !older) throw new Error('Two versions were composed.');
  // In a unit test the site is at the root, so the test removes the base path, as the picker does.
  const target = (path: string) =>
    versionTarget(older, { ...here(path), pathname: path.slice(3) }, newest.title);
  expect(target('/22/guides')).toBe('https://docs.test/21/guides');
  expect(target('/22/')).toBe('https://docs.test/21/');
  expect(await answer('/21/guides')).toBe('200');
  expect(await answer('/21/components/button/styling')).toBe('301 /21/components/button/overview');
  expect(await answer('/22/guide/old')).toBe('301 /22/');
});

it('redirects by stubs and one not-found page on hosts without rules', () => {
  expect(read('index.html')).toContain('content="0; url=/22/"');
  expect(read('22/guide/old.html')).toContain('content="0; url=/22/"');
  expect(read('404.html')).toMatch(
    /id="redirects">\{"sites":\[.*"base":"\/22"\},.*"base":"\/21"\}\]/,
  );
});

it('composes again into the same folder', async () => {
  const before = read('21/guides.html');
  await compose(readVersions([`22=${at('b')}`, `21=${at('a')}`]), at('composed'));
  expect(read('21/guides.html')).toBe(before);
});

describe('what cannot be composed', () => {
  it.each([
    [[], 'Name the builds to compose'],
    [['22'], '"22" is not of the form <name>=<folder>'],
    [['guides=b'], 'reserved for paths'],
    [['a b=b'], 'must match'],
    [['2=a', '22=b'], '"22" begins with "2"'],
    [['22=b', '22=a'], '"22" begins with "22"'],
    [['22=nowhere'], 'index.html is missing'],
    [['23=b'], 'was built for /22: build it with BASE_PATH=/23'],
    [['22=b', '23=elsewhere'], 'build them with the same SITE_BASE_URL'],
  ])('%j', (args, reason) => {
    writeSmallBuild(at('elsewhere'), {
      base: '/23',
      release: '23.0.0',
      pages: [],
      origin: 'https://other.test',
    });
    const named = args.map((arg) => arg.replace(/=(.+)/, (_, name: string) => `=${at(name)}`));
    expect(() => readVersions(named)).toThrow(reason);
  });

  it.each(['mine', 'b', '.'])('into %s, which holds something else', async (to) => {
    mkdirSync(at('mine'), { recursive: true });
    writeFileSync(at('mine/letter.txt'), 'Dear');
    await expect(compose(readVersions([`22=${at('b')}`]), at(to))).rejects.toThrow(
      '--to must name',
    );
    expect(existsSync(at('mine/letter.txt'))).toBe(true);
    expect(existsSync(at('b/index.html'))).toBe(true);
  });
});
