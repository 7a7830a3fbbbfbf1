/** @jest-environment node */
import { allSettledOrThrow } from './all-settled-or-throw';

it('rejects with the first error only after all promises have settled', async () => {
  const log: string[] = [];
  const slow = new Promise<void>((done) => setTimeout(done, 20)).then(() => {
    log.push('slow');
  });
  await allSettledOrThrow([Promise.reject(new Error('no')), slow]).catch((error: unknown) => {
    log.push(String(error));
  });
  expect(log).toEqual(['slow', 'Error: no']);
});
