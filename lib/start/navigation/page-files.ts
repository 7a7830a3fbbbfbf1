import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchBytes } from '@/lib/browser/network/request';
import { filesOfData } from '@/lib/start/next/page-data';

const files = new Map<string, Promise<unknown>>();

/**
 * Fetches the scripts and stylesheets that page data name and the open page has not loaded, so that nothing is missing
 * when the page is shown: a script that fails then would break it, and a stylesheet that hangs would hold it back.
 *
 * @throws when a file is gone, or the network fails; another call tries again
 */
export async function fetchFilesOf(data: string): Promise<void> {
  const missing = filesOfData(data).filter((file) => !files.has(file));
  if (missing.length === 0) return;
  const loaded = filesOfPage();
  await Promise.all(
    missing
      .filter((file) => !loaded.has(file))
      // The whole body: what is cut short is not kept in the cache.
      .map((file) => loadOnce(files, file, () => fetchBytes(file))),
  );
}

/** Everything that the open page has loaded, as its elements name it. */
function filesOfPage(): ReadonlySet<string | null> {
  return new Set([
    ...Array.from(document.scripts, (script) => script.getAttribute('src')),
    ...Array.from(document.querySelectorAll('link[rel=stylesheet]'), (link) =>
      link.getAttribute('href'),
    ),
  ]);
}
