const mark = '\u001F';
const data = `1:"a"\n${mark}0${mark}0:{"b":"b1"}\n${mark}10${mark}`;
const parts = Array.from({ length: 37 }, (_, at) => `${at}:$& part\n`);
const whole = `1:"a"\n0:$& part\n0:{"b":"b1"}\n36:$& part\n`;

/** What has been fetched is kept by the module, so each test has its own. */
async function fresh(answer: () => Promise<unknown>) {
  jest.resetModules();
  const request = jest.fn(answer);
  globalThis.fetch = request as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  return { request, ...(await import('./page-parts')) };
}

const found = () =>
  Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(parts)) });

it('puts parts in their places, fetched once for a build', async () => {
  const { request, wholeData } = await fresh(found);
  expect(await Promise.all([wholeData(data), wholeData(data)])).toEqual([whole, whole]);
  expect(await wholeData(data)).toBe(whole);
  expect(request).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledWith('/_next/static/site/parts-b1.json', expect.anything());
});

it('leaves alone what has no marks, without asking', async () => {
  const { request, wholeData } = await fresh(found);
  expect(await wholeData('1:"a"\n0:{"b":"b1"}\n')).toBe('1:"a"\n0:{"b":"b1"}\n');
  expect(await wholeData('<!doctype html>')).toBe('<!doctype html>');
  expect(request).not.toHaveBeenCalled();
});

it('fails when the parts do not come, and asks again the next time', async () => {
  let there = false;
  const { request, wholeData } = await fresh(() =>
    there ? found() : Promise.resolve({ ok: false, status: 404 }),
  );
  await expect(wholeData(data)).rejects.toThrow('404');
  there = true;
  expect(await wholeData(data)).toBe(whole);
  expect(request).toHaveBeenCalledTimes(2);
});
