/** @jest-environment node */
import { fetchProject } from './fetch-project';

const shared = { 'package.json': '{}', 'tsconfig.json': '{}' };
const served = {
  title: 'A',
  files: { 'tsconfig.json': '{"own":1}', 'src/example/a.ts': 'a' },
  companions: {},
};
const answers: Record<string, unknown> = {};
const fetchMock = jest.fn((url: string) =>
  Promise.resolve(
    new Response(JSON.stringify(answers[url]), { status: url in answers ? 200 : 404 }),
  ),
);

beforeAll(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  answers['/live/open/shared/files.json'] = shared;
});

describe('fetchProject', () => {
  it('joins the shared files and the project’s own, and fetches each file once', async () => {
    answers['/live/open/a.json'] = served;
    const project = await fetchProject('/live/open/a.html');
    expect(project).toEqual({ ...served, id: 'a', files: { ...shared, ...served.files } });
    await fetchProject('/live/open/a.html');
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
      '/live/open/shared/files.json',
      '/live/open/a.json',
    ]);
  });

  it('uses the texts of the fragment for files of the example', async () => {
    answers['/live/open/a.json'] = served;
    const texts = { 'a.ts': 'new', 'b.ts': 'none', 'a.css': 'p {}', '../a.css': 'none' };
    const fragment = encodeURIComponent(JSON.stringify(texts));
    const { files } = await fetchProject(`/live/open/a.html#${fragment}`);
    expect(files).toEqual({
      ...shared,
      ...served.files,
      'src/example/a.ts': 'new',
      'src/example/a.css': 'p {}',
    });
  });

  it('rejects other data and fetches again after a failure', async () => {
    await expect(fetchProject('/live/open/b.html')).rejects.toThrow('404');
    answers['/live/open/b.json'] = served;
    await expect(fetchProject('/live/open/b.html')).resolves.toMatchObject({ id: 'b' });
    answers['/live/open/c.json'] = { ...served, files: { 'a.ts': 3 } };
    await expect(fetchProject('/live/open/c.html')).rejects.toThrow(
      '/live/open/c.json is not a project',
    );
  });
});
