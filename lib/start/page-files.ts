import { patience } from '@/lib/browser/patience';

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
  await Promise.all([...named].map(fetchFile));
}

async function fetchFile(file: string): Promise<void> {
  if (here.has(file)) return;
  const loaded = `script[src="${file}"], link[rel=stylesheet][href="${file}"]`;
  if (!document.querySelector(loaded)) {
    const response = await fetch(file, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${file} answered with status ${response.status}.`);
    // All of it: what is cut short is not kept.
    await response.arrayBuffer();
  }
  here.add(file);
}
