import { patience } from '@/lib/browser/network/patience';

/** Scripts and style sheets that a page's data name: of the framework, and of the examples. */
const fileNames =
  /"((?:\/[^"\\/]+)*\/_next\/static\/[^"\\]+\.(?:js|css)|(?:\/[^"\\/]+)*\/live\/[^"\\]+\.css)"/g;

const here = new Set<string>();

/**
 * Fetches what a page needs besides its data and the open page has not brought, so that nothing is missing
 * when it is shown: a script that fails then would break it, and a style sheet that hangs would hold it back.
 *
 * @param data the page as data
 * @throws when a file is gone, or the network fails; another call tries again
 */
export async function fetchFilesOf(data: string): Promise<void> {
  const named = new Set(Array.from(data.matchAll(fileNames), ([, file]) => file ?? ''));
  const missing = [...named].filter((file) => !here.has(file));
  if (missing.length === 0) return;
  const loaded = filesOfPage();
  await Promise.all(missing.map((file) => fetchFile(file, loaded)));
}

/** What the open page has loaded, by the addresses that it says. Asked for one by one, each is a look at all of it. */
function filesOfPage(): ReadonlySet<string | null> {
  return new Set([
    ...Array.from(document.scripts, (script) => script.getAttribute('src')),
    ...Array.from(document.querySelectorAll('link[rel=stylesheet]'), (link) =>
      link.getAttribute('href'),
    ),
  ]);
}

async function fetchFile(file: string, loaded: ReadonlySet<string | null>): Promise<void> {
  if (!loaded.has(file)) {
    const response = await fetch(file, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${file} answered with status ${response.status}.`);
    // All of it: what is cut short is not kept.
    await response.arrayBuffer();
  }
  here.add(file);
}
