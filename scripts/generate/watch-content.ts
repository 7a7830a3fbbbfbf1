import { rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Generator, generatorsReading } from './generators';

/**
 * `next dev` renders again in open browsers when its environment files change. Writing one is how
 * it learns of files that it reads without importing them: Markdown and what is generated.
 */
const signalFile = '.env.development.local';

/** Makes `next dev` show what has changed on the disk. */
export function signalChange(): void {
  writeFileSync(signalFile, `CONTENT_CHANGED_AT=${Date.now()}\n`);
}

/** Removes the file that `signalChange` leaves. */
export function removeSignal(): void {
  rmSync(signalFile, { force: true });
}

/** Editors write a file in several steps; what comes within this time is one change. */
const settleMilliseconds = 150;

/** Whether a change is for us: modules of content/ are imported, so Next sees them itself. */
function concernsUs(file: string): boolean {
  return file.endsWith('.md') || generatorsReading(file).length > 0;
}

/**
 * Watches `content/` and reports changes, those that come together at once. While a report is
 * worked on, further changes wait, so that no generator runs twice at the same time.
 *
 * @param onChange is given the generators to run again, and the files; without generators, only Markdown changed
 */
export function watchContent(
  onChange: (stale: readonly Generator[], files: readonly string[]) => Promise<void>,
): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;

  const report = async () => {
    if (busy) return;
    busy = true;
    while (changed.size > 0) {
      const files = [...changed];
      const stale = new Set(files.flatMap(generatorsReading));
      changed.clear();
      await onChange([...stale], files);
    }
    busy = false;
  };

  watch('content', { recursive: true }, (_, name) => {
    const file = join('content', name ?? '')
      .split('\\')
      .join('/');
    if (!concernsUs(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void report(), settleMilliseconds);
  });
}
