import { ownWork } from './own-work';

const findSource = (script: string) =>
  script === '/_next/own.js' ? 'components/a.tsx' : undefined;

const frame = (path: string) => ({ url: path && `http://localhost:1${path}` });
const event = (name: string, more: object) => ({ name, pid: 1, tid: 1, ts: 0, args: {}, ...more });

/** Node 1 is the framework, 2 the site (called by 1), 3 the browser (called by 2), 4 an inline script. */
const trace = (samples: number[], timeDeltas: number[]) =>
  JSON.stringify({
    traceEvents: [
      event('RunTask', { ts: 1000, dur: 5000 }),
      event('RunTask', { ts: 9000, dur: 5000 }),
      event('Profile', { id: '0x1', args: { data: { startTime: 0 } } }),
      event('ProfileChunk', {
        id: '0x1',
        args: {
          data: {
            cpuProfile: {
              nodes: [
                { id: 1, callFrame: frame('/_next/framework.js') },
                { id: 2, parent: 1, callFrame: frame('/_next/own.js') },
                { id: 3, parent: 2, callFrame: frame('') },
                { id: 4, callFrame: frame('/guides') },
                { id: 5, parent: 2, callFrame: frame('/_next/framework.js') },
                { id: 6, callFrame: frame('/live/runtime.js') },
              ],
              samples,
            },
            timeDeltas,
          },
        },
      }),
    ],
  });

it('counts the work of the site, and of the browser on its behalf, per task', () => {
  const work = ownWork(trace([1, 2, 3, 4, 1], [1500, 1000, 2000, 6000, 500]), findSource);
  expect(work).toEqual({
    longest: 8,
    all: 8.5,
    files: [
      { file: 'components/a.tsx', time: 8 },
      { file: 'inline', time: 0.5 },
    ],
  });
});

it('does not count the framework, even when the site calls it, nor the examples', () => {
  const work = ownWork(trace([1, 5, 6, 1], [1500, 1000, 1000, 1000]), findSource);
  expect(work).toEqual({ longest: 0, all: 0, files: [] });
});

it('counts a sample until the next one, also in another chunk, and only tasks of its thread', () => {
  const chunk = (samples: number[], timeDeltas: number[], nodes: object[] = []) =>
    event('ProfileChunk', {
      id: '0x1',
      tid: 9,
      args: { data: { cpuProfile: { nodes, samples }, timeDeltas } },
    });
  const traceEvents = [
    event('RunTask', { ts: 0, dur: 2500 }),
    event('RunTask', { ts: 2500, dur: 9000 }),
    event('RunTask', { ts: 0, dur: 90000, tid: 2 }),
    event('Profile', { id: '0x1', args: { data: { startTime: 0 } } }),
    chunk([2], [1000], [{ id: 2, callFrame: frame('/_next/own.js') }]),
    chunk([2, 2], [2000, 4000]),
  ];
  const work = ownWork(JSON.stringify({ traceEvents }), findSource);
  expect(work).toMatchObject({ longest: 4, all: 6 });
});
