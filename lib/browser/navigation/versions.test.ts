import { fetchVersions, versionTarget } from './versions';

const here = {
  href: 'https://docs.test/cdk/table/api#CdkTable',
  pathname: '/cdk/table/api',
  hash: '#CdkTable',
};

function answer(body: string) {
  const fetching = jest.fn().mockResolvedValue(new Response(body));
  Object.assign(globalThis, { fetch: fetching });
  return fetching;
}

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
    const entries = [
      { title: 'a', url: 'javascript:alert(1)' },
      { title: ' ', url: 'https://a.test' },
      { url: 'https://b.test' },
      { title: 3, url: 'https://c.test' },
      { title: 'e', url: '/relative' },
      null,
      'text',
      { title: 'ok', url: 'http://d.test', extra: true },
    ];
    answer(JSON.stringify(entries));
    expect(await fetchVersions('')).toEqual([{ title: 'ok', url: 'http://d.test' }]);
  });

  it('rejects a list without a usable entry', async () => {
    answer('[{"title":"","url":"https://a.test"}]');
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
    const home = { href: 'https://docs.test/', pathname: '/', hash: '' };
    const version = { title: '21', url: 'https://docs.test/v21' };
    expect(versionTarget(version, home, '22.2.0')).toBeUndefined();
  });
});
