import type { Pieces } from '@/lib/search/pieces';
import { inPieces } from './in-pieces';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Notes how many pieces have been done; each takes this long. */
function* counting(done: number[], milliseconds: number): Pieces<string> {
  for (let piece = 1; piece <= 6; piece++) {
    done.push(piece);
    now += milliseconds;
    yield;
  }
  return 'made';
}

it.each([
  [1, []],
  [4, [2, 4, 6]],
  [20, [1, 2, 3, 4, 5, 6]],
])('pauses once pieces of %s ms have taken some', async (milliseconds, pauses) => {
  const done: number[] = [];
  const paused: number[] = [];
  const pause = () => {
    paused.push(done.length);
    return Promise.resolve();
  };
  await expect(inPieces(counting(done, milliseconds), pause)).resolves.toBe('made');
  expect(done).toHaveLength(6);
  expect(paused).toEqual(pauses);
});

it('throws what the work does', async () => {
  function* failing(): Pieces<string> {
    throw new Error('broken');
  }
  await expect(inPieces(failing())).rejects.toThrow('broken');
});
