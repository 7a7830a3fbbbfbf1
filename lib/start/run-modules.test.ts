import '@/lib/browser/scheduling/tasks.fixture';
import { modulesOfData, runModules, tellAsScript } from './run-modules';

const push = jest.fn();
/** What scripts were taken for the one that runs. */
let runners: unknown[] = [];

beforeEach(() => {
  push.mockReset().mockImplementation(() => {
    runners.push(document.currentScript);
    return Promise.resolve();
  });
  runners = [];
  window.TURBOPACK = { push };
  document.head.innerHTML = '<script type="text/plain" src="/a.js"></script>';
});
afterEach(() => delete window.TURBOPACK);

const told = () => push.mock.calls.map(([chunk]: unknown[]) => chunk);

describe('modules of a page’s data', () => {
  it('are those of its rows, each once', () => {
    const data = '1:I[12,["$2"],"Menu"]\n2:I[7,[],"default"]\n3:I[12,["$2"],"Other"]\n4:["I[9,"]';
    expect(modulesOfData(data)).toEqual([12, 7]);
  });
});

describe('running modules ahead', () => {
  const chunkOf = (id: number) => ({ otherChunks: [], runtimeModuleIds: [id] });

  it('runs one after another, each in a task of its own', async () => {
    const running = runModules([1, 2], () => false);
    expect(told()).toEqual([]);
    await running;
    expect(told()).toEqual([chunkOf(1), chunkOf(2)]);
  });

  it('goes on behind one that cannot run', async () => {
    push.mockRejectedValueOnce(new Error('no such module'));
    await runModules([1, 2], () => false);
    expect(told()).toEqual([chunkOf(1), chunkOf(2)]);
  });

  it('ends when nobody needs them any more', async () => {
    await runModules([1, 2, 3], () => push.mock.calls.length > 0);
    expect(told()).toEqual([chunkOf(1)]);
  });
});

describe('telling the runtime', () => {
  it('does so as the script that is named, and as none afterwards', async () => {
    await tellAsScript('chunk', '/a.js');
    expect(told()).toEqual(['chunk']);
    expect(runners).toEqual([document.querySelector('script')]);
    expect(document.currentScript).toBeNull();
    expect(Object.hasOwn(document, 'currentScript')).toBe(false);
  });

  it('throws what the modules throw, and hides no script afterwards', async () => {
    push.mockRejectedValueOnce(new Error('broken'));
    await expect(tellAsScript('chunk', '/a.js')).rejects.toThrow('broken');
    expect(Object.hasOwn(document, 'currentScript')).toBe(false);
  });
});
