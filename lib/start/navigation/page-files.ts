import { loadOnce } from '@/lib/browser/network/load-once';
import { requestWhole } from '@/lib/browser/network/request-whole';
import { expectEnd } from '@/lib/browser/network/whole-files';
import { filesOfData } from '@/lib/start/next/page-data';

const files = new Map<string, Promise<unknown>>();

/**
 * Fetches the scripts and stylesheets in page data that the current page has not loaded, before the page is
 * shown: a script that failed then would break it, and a stylesheet that hung would block it.
 *
 * @throws when a file is missing or the network fails; the next call retries
 */
export async function fetchFilesOf(data: string): Promise<void> {
  const missing = filesOfData(data).filter((file) => !files.has(file));
  if (missing.length === 0) return;
  const loaded = filesOfPage();
  await Promise.all(
    missing
      .filter((file) => !loaded.has(file))
      // Reads the whole body: browsers do not cache incomplete ones.
      .map((file) => loadOnce(files, file, () => requestWhole(file, readToEnd))),
  );
}

const readToEnd = async (response: Response) => expectEnd(await response.text());

/** Returns the files that the current page has loaded, as written in its elements. */
function filesOfPage(): ReadonlySet<string | null> {
  return new Set([
    ...Array.from(document.scripts, (script) => script.getAttribute('src')),
    ...Array.from(document.querySelectorAll('link[rel=stylesheet]'), (link) =>
      link.getAttribute('href'),
    ),
  ]);
}
