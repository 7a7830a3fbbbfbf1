import { enqueue, openQueue } from './start-queue';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A task that ends when `finish` is called. */
function task(log: string[], name: string) {
  let finish = () => {};
  const run = () => {
    log.push(name);
    return new Promise<void>((resolve) => (finish = resolve));
  };
  return { run, finish: () => finish() };
}

describe('enqueue', () => {
  beforeEach(() => {
    window.requestIdleCallback = (callback) => window.setTimeout(callback, 0);
  });

  it('starts nothing until it is opened', async () => {
    const log: string[] = [];
    const [a, b] = [task(log, 'a'), task(log, 'b')];
    enqueue(a.run);
    const wanted = enqueue(b.run);
    await settle();
    expect(log).toEqual([]);
    wanted.now();
    expect(log).toEqual(['b']);
    openQueue();
    await settle();
    expect(log).toEqual(['b', 'a']);
    a.finish();
    await settle();
  });

  it('runs one after another, and first what is in view', async () => {
    const log: string[] = [];
    const all = ['above', 'in view', 'below'].map((name) => task(log, name));
    const elementAt = (top: number) => {
      const element = document.createElement('div');
      const edges = { x: 0, y: top, top, bottom: top + 100, left: 0, right: 0 };
      const box = { ...edges, width: 0, height: 100, toJSON: () => '' };
      jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
      return element;
    };
    all.forEach(({ run }, at) => enqueue(run, elementAt([-200, 50, 2000][at] ?? 0)));
    const order = ['in view', 'above', 'below'];
    for (const [at, name] of [1, 0, 2].entries()) {
      await settle();
      await settle();
      expect(log).toEqual(order.slice(0, at + 1));
      all[name]?.finish();
    }
    await settle();
  });

  it('drops canceled tasks, and runs urgent ones immediately and once', async () => {
    const log: string[] = [];
    const [a, b, c] = [task(log, 'a'), task(log, 'b'), task(log, 'c')];
    enqueue(a.run);
    enqueue(b.run).cancel();
    const wanted = enqueue(c.run);
    wanted.now();
    wanted.now();
    expect(log).toEqual(['c']);
    await settle();
    a.finish();
    await settle();
    await settle();
    expect(log).toEqual(['c', 'a']);
  });
});
