/** @jest-environment node */
import { allToTheEnd } from './all-to-the-end';

it('tells why a part failed when the others have come to their end', async () => {
  const said: string[] = [];
  const slow = new Promise<void>((done) => setTimeout(done, 20)).then(() => {
    said.push('slow');
  });
  await allToTheEnd([Promise.reject(new Error('no')), slow]).catch((error: unknown) => {
    said.push(String(error));
  });
  expect(said).toEqual(['slow', 'Error: no']);
});
