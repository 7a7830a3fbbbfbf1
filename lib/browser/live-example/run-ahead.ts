import { idle } from '@/lib/browser/scheduling/idle';
import { importModule } from './import-module';

/**
 * Runs modules that have been fetched, one each time the browser is idle: an example that someone presses then
 * has only itself to show. Together they are a long task on a slow phone.
 *
 * @param urls each behind those that it imports
 * @param isOver whether nobody needs them any more
 * @throws when one does not run; it will not run later either
 */
export async function runAhead(urls: readonly string[], isOver: () => boolean): Promise<void> {
  for (const url of urls) {
    await idle();
    if (isOver()) return;
    await importModule(url);
  }
}
