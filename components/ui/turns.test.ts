/** @jest-environment node */
import { createTurns } from './turns';

it('delivers results in the order in which they were asked for', async () => {
  const turns = createTurns();
  const slow = Promise.withResolvers<string>();
  const delivered: string[] = [];
  const note = (result: string) => delivered.push(result);
  const both = [slow.promise, Promise.resolve('quick')].map((work) => turns.take(work).then(note));
  await new Promise((resolve) => setTimeout(resolve));
  slow.resolve('slow');
  await Promise.all(both);
  expect(delivered).toEqual(['slow', 'quick']);
});

it('goes on after a failure, which only its own caller gets', async () => {
  const turns = createTurns();
  const failed = turns.take(Promise.reject(new Error('no such example')));
  const next = turns.take(Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no such example');
  await expect(next).resolves.toBe('next');
});

it('ends after the turns that were taken because of others', async () => {
  const turns = createTurns();
  let isDone = false;
  void turns.take(Promise.resolve()).then(() => {
    void turns.take(Promise.resolve()).then(() => (isDone = true));
  });
  await turns.ended();
  expect(isDone).toBe(true);
});
