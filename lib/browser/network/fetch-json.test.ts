import { fetchJson, fetchJsonAhead } from './fetch-json';

const answers = (ok: boolean, json: () => Promise<unknown> = () => Promise.resolve('file')) =>
  jest.fn(() => Promise.resolve({ ok, status: ok ? 200 : 404, json }));

function answering(fetch: jest.Mock): jest.Mock {
  Object.assign(globalThis, { fetch });
  return fetch;
}

beforeEach(() => {
  globalThis.askedAhead = undefined;
});

it('is asked for once by who asks ahead, and read at once', async () => {
  const read = jest.fn(() => Promise.resolve('file'));
  const asked = answering(answers(true, read));
  fetchJsonAhead('/file');
  fetchJsonAhead('/file');
  await new Promise((resolve) => setTimeout(resolve));
  expect(read).toHaveBeenCalledTimes(1);
  await expect(fetchJson('/file')).resolves.toBe('file');
  expect(asked).toHaveBeenCalledTimes(1);
  // Whoever asks again gets it anew.
  await fetchJson('/file');
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each([
  ['the network fails', jest.fn(() => Promise.reject(new Error('offline')))],
  ['the host does not have it', answers(false)],
  ['it is no JSON', answers(true, () => Promise.reject(new SyntaxError('<')))],
])('is asked for again when %s', async (_, failing) => {
  answering(failing);
  fetchJsonAhead('/file');
  await new Promise((resolve) => setTimeout(resolve));
  answering(answers(true));
  await expect(fetchJson('/file')).resolves.toBe('file');
});

it('fails with what went wrong', async () => {
  answering(answers(false));
  await expect(fetchJson('/file')).rejects.toThrow('/file: status 404');
});
