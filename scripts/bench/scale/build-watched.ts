import { execFileSync, spawn } from 'node:child_process';

interface Watched {
  seconds: number;
  /** The most that the build and all it started held at a time. */
  megabytes: number;
}

/**
 * Builds a checkout and looks at its memory twice a second.
 *
 * @throws with what the build printed last when it fails
 */
export function buildWatched(folder: string): Promise<Watched> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn('npm', ['run', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let most = 0;
    const watch = setInterval(() => {
      if (child.pid !== undefined) most = Math.max(most, treeKilobytes(child.pid));
    }, 500);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.once('error', fail);
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0) {
        done({ seconds: (performance.now() - started) / 1000, megabytes: most / 1024 });
      } else {
        fail(new Error(`The build failed: ${said.trim().split('\n').slice(-20).join('\n')}`));
      }
    });
  });
}

/** Resident memory of a process and all below it, as `ps` tells. */
function treeKilobytes(root: number): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const wanted = new Set([root]);
  let sum = 0;
  // A parent has the smaller number but for the rare turn of the counter.
  for (const [pid = 0, parent = 0, size = 0] of rows) {
    if (!wanted.has(parent) && !wanted.has(pid)) continue;
    wanted.add(pid);
    sum += size;
  }
  return sum;
}
