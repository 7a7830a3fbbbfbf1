import { execFileSync, spawn } from 'node:child_process';

interface BuildFigures {
  seconds: number;
  /** Peak memory of the build and all its child processes. */
  megabytes: number;
}

/**
 * Builds a checkout and samples its memory twice a second.
 *
 * @throws with the last output of the build when it fails
 */
export function measureBuild(folder: string): Promise<BuildFigures> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn('npm', ['run', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let peak = 0;
    const watch = setInterval(() => {
      if (child.pid !== undefined) peak = Math.max(peak, treeKilobytes(child.pid));
    }, 500);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', fail);
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0) {
        done({ seconds: (performance.now() - started) / 1000, megabytes: peak / 1024 });
      } else {
        fail(new Error(`The build failed: ${output.trim().split('\n').slice(-20).join('\n')}`));
      }
    });
  });
}

/** Returns the resident memory of a process and its descendants in KB, as `ps` reports it. */
function treeKilobytes(root: number): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  let sum = 0;
  // A parent has a smaller id than its children, except when the ids wrap around.
  for (const [pid = 0, parent = 0, size = 0] of rows) {
    if (!tree.has(parent) && !tree.has(pid)) continue;
    tree.add(pid);
    sum += size;
  }
  return sum;
}
