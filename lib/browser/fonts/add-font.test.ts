import { addFont } from './add-font';

const added: unknown[] = [];
let isFont = true;

class Face {
  constructor(
    readonly family: string,
    readonly source: ArrayBuffer,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load = () => (isFont ? Promise.resolve(this) : Promise.reject(new Error('no font')));
}

beforeAll(() => {
  Object.assign(globalThis, { FontFace: Face });
  Object.defineProperty(document, 'fonts', { value: { add: (font: unknown) => added.push(font) } });
});

function answerWith(ok: boolean): void {
  const answer = {
    ok,
    status: 404,
    headers: new Headers(),
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(3)),
  };
  globalThis.fetch = jest.fn().mockResolvedValue(answer);
}

beforeEach(() => {
  added.length = 0;
  isFont = true;
});

it('adds a font after it has loaded', async () => {
  answerWith(true);
  const done = addFont('/a.woff2', 'mono', { weight: '400' });
  expect(added).toEqual([]);
  await done;
  expect(fetch).toHaveBeenCalledWith('/a.woff2', { signal: expect.any(AbortSignal) });
  expect(added).toEqual([
    expect.objectContaining({ family: 'mono', descriptors: { weight: '400' } }),
  ]);
});

it.each([
  ['does not load', false, true],
  ['is not a font', true, false],
])('does not add one that %s', async (_, ok, font) => {
  answerWith(ok);
  isFont = font;
  await expect(addFont('/a.woff2', 'mono', {})).rejects.toThrow();
  expect(added).toEqual([]);
});
