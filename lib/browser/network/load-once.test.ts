import { loadOnce } from './load-once';

it('loads once per key, however often it is called', async () => {
  const cache = new Map<string, Promise<string>>();
  const load = jest.fn(() => Promise.resolve('value'));
  const both = await Promise.all([loadOnce(cache, 'a', load), loadOnce(cache, 'a', load)]);
  expect(both).toEqual(['value', 'value']);
  await loadOnce(cache, 'b', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('retries after a failure', async () => {
  const cache = new Map<string, Promise<string>>();
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('value');
  await expect(loadOnce(cache, 'a', load)).rejects.toThrow('offline');
  await expect(loadOnce(cache, 'a', load)).resolves.toBe('value');
});
