import { fetchVersions, versionTarget } from './versions';

const here = {
  href: 'https://docs.test/cdk/table/api#CdkTable',
  pathname: '/cdk/table/api',
  hash: '#CdkTable',
};

function answer(body: string, init: { ok?: boolean; status?: number } = {}) {
  const response = {
    ok: true,
    headers: new Headers(),
    status: 200,
    json: async (): Promise<unknown> => JSON.parse(body),
    ...init,
  };
  const fetching = jest.fn().mockResolvedValue(response);
  Object.assign(globalThis, { fetch: fetching });
  return fetching;
}

beforeAll(() => {
  // jsdom has no timeout signal; the browser suite lets one run out.
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

describe('fetchVersions', () => {
  it('reads the list from the docs host', async () => {
    const fetching = answer('[{"title":"22","url":"https://v22.test"}]');
    expect(await fetchVersions('https://host.test')).toEqual([
      { title: '22', url: 'https://v22.test' },
    ]);
    expect(fetching).toHaveBeenCalledWith(
      'https://host.test/assets/versions.json',
      expect.anything(),
    );
  });

  it('drops entries without a title or with another scheme', async () => {
    answer(
      JSON.stringify([
        { title: 'a', url: 'javascript:alert(1)' },
        { title: ' ', url: 'https://a.test' },
        { url: 'https://b.test' },
        { title: 3, url: 'https://c.test' },
        { title: 'e', url: '/relative' },
        null,
        'text',
        { title: 'ok', url: 'http://d.test', extra: true },
      ]),
    );
    expect(await fetchVersions('')).toEqual([{ title: 'ok', url: 'http://d.test' }]);
  });

  it.each([
    ['a page instead of JSON', '<!doctype html>', {}],
    ['another shape', '{"versions":[]}', {}],
    ['a list without a usable entry', '[{"title":"","url":"https://a.test"}]', {}],
    ['an error status', '[]', { ok: false, status: 404, headers: new Headers() }],
  ])('rejects %s', async (_, body, init) => {
    answer(body, init);
    await expect(fetchVersions('')).rejects.toThrow();
  });
});

describe('versionTarget', () => {
  it('is the same page of that version', () => {
    expect(versionTarget({ title: '21', url: 'https://v21.test/' }, here, '22.2.0')).toBe(
      'https://v21.test/cdk/table/api#CdkTable',
    );
  });

  it('is undefined for the current version', () => {
    expect(
      versionTarget({ title: '22.2.0', url: 'https://x.test' }, here, '22.2.0'),
    ).toBeUndefined();
    expect(
      versionTarget({ title: 'next', url: 'https://docs.test' }, here, '22.2.0'),
    ).toBeUndefined();
    const home = { href: 'https://docs.test/', pathname: '/', hash: '' };
    expect(
      versionTarget({ title: '21', url: 'https://docs.test/v21' }, home, '22.2.0'),
    ).toBeUndefined();
  });
});
