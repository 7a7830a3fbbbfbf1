/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonElement } from '@/lib/page-scripts/bundles';
import { revalidated, securityHeaders } from '@/lib/routes/hosts/headers';
import { listen } from '@/scripts/shared/server/listen';
import { applyDifferences } from './apply-differences';
import type { Difference } from './difference';
import { followToEnd } from './follow';
import { hostileTargets } from './hostile';
import { type Deviation, judge } from './judge';

const out = mkdtempSync(join(tmpdir(), 'hosts-'));
const page = '<p>guides</p>';
writeFileSync(join(out, 'guides.html'), page);
writeFileSync(join(out, '404.html'), '<p>missing</p>');
afterAll(() => rmSync(out, { recursive: true }));

const files = new Map([
  ['/guides', 'guides.html'],
  ['/404', '404.html'],
  ['/', 'guides.html'],
]);
const site = {
  out,
  beside: new Map<string, string>(),
  sites: [
    {
      folder: out,
      base: '',
      files,
      existing: files,
      moved: new Map<string, string>(),
    },
  ],
};

async function withHost<T>(
  answer: RequestListener,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const server = createServer(answer);
  const port = await listen(server, 0);
  try {
    return await work(port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const good: RequestListener = (_, response) => {
  for (const { key, value } of [...securityHeaders, revalidated]) {
    response.setHeader(key, value);
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
};

const facetsOf = async (target: string, answer: RequestListener) => {
  const found = await withHost(answer, (port) => judge(site, port, { kind: 'page', target }));
  return [...new Set(found.map(({ facet }) => facet))];
};

describe('judge', () => {
  it('accepts a correct response', async () => {
    const right: RequestListener = (request, response) => {
      good(request, response);
      response.end(page);
    };
    expect(await facetsOf('/guides', right)).toEqual([]);
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test/guides'])(
    'reports a redirect to another site: %s',
    async (location) => {
      const evil: RequestListener = (request, response) => {
        good(request, response);
        response.writeHead(301, { Location: location }).end();
      };
      expect(await facetsOf('/guides', evil)).toContain('safety');
    },
  );

  it('reports failures, wrong content and types, and missing headers', async () => {
    expect(await facetsOf('/guides', (_, response) => response.writeHead(500).end())).toContain(
      'broken',
    );
    expect(await facetsOf('/guides', (_, response) => response.destroy())).toEqual(['broken']);
    expect(await facetsOf('/guides', (_, response) => response.end('<p>other</p>'))).toEqual([
      'security',
      'caching',
      'content',
      'type',
    ]);
  });
});

describe('followToEnd', () => {
  const data = jsonElement('redirects', { to: '/guides' });

  it('follows the redirects of page scripts', async () => {
    const host: RequestListener = ({ url }, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(url === '/moved?a=1' ? data : page);
    };
    expect(await withHost(host, (port) => followToEnd(port, '/moved?a=1'))).toEqual({
      path: '/guides',
      status: 200,
      steps: 2,
    });
    expect(await withHost(host, (port) => followToEnd(port, '//guides'))).toMatchObject({
      path: '/guides',
      steps: 2,
    });
  });

  it('throws for an endless redirect', async () => {
    const host: RequestListener = (_, response) =>
      response.writeHead(302, { Location: '/again' }).end();
    await expect(withHost(host, (port) => followToEnd(port, '/'))).rejects.toThrow(
      'too many redirects',
    );
  });
});

describe('applyDifferences', () => {
  const deviation: Deviation = {
    kind: 'page',
    facet: 'first',
    target: '/guides',
    expected: '200',
    got: '404',
  };
  const difference: Difference = {
    hosts: ['x'],
    kinds: ['page'],
    facets: ['first'],
    got: /^404$/,
    reason: 'It cannot.',
  };

  it('returns unexplained deviations and unused differences', () => {
    const other = { ...deviation, got: '500' };
    expect(applyDifferences('x', [deviation, other], false, [difference])).toEqual({
      unexplained: [other],
      unused: [],
      covered: 1,
    });
    expect(applyDifferences('x', [other], false, [difference]).unused).toEqual([difference]);
    expect(applyDifferences('y', [deviation], false, [difference]).unexplained).toEqual([
      deviation,
    ]);
  });

  it('applies the differences below paths only there', () => {
    const reasons = (below: boolean) =>
      applyDifferences('cloudflare', [], below).unused.map(({ reason }) => reason);
    expect(reasons(true).length).toBeGreaterThan(reasons(false).length);
    expect(reasons(true)).toEqual(expect.arrayContaining(reasons(false)));
  });
});

it('creates the same hostile targets in every run, and all of them can be sent', () => {
  const targets = hostileTargets();
  expect(targets).toHaveLength(3000);
  expect(targets).toEqual(hostileTargets());
  expect(targets.filter((target) => !/^\/[\x21-\x7e]*$/.test(target))).toEqual([]);
  for (const sign of ['//', '\\', '%0d', '%00', '..', '%2f', '.html']) {
    expect(targets.filter((target) => target.toLowerCase().includes(sign)).length).toBeGreaterThan(
      20,
    );
  }
});
