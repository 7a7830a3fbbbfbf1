import { loadRuntime } from '@/lib/browser/live-example/load-runtime';
import { loadStyleSheet } from '@/lib/browser/network/load-style-sheet';

/** An example, and what it needs to run. */
export interface Start {
  id: string;
  runtime: string;
  sheets: readonly string[];
  /** Width of the place it runs in. */
  width: number;
}

/** Takes away what runs. */
let stop = (): void => undefined;

/** Runs an example in the page's host, with its styles and the font of the site, in the place of the last. */
export async function startExample({ id, runtime, sheets, width }: Start): Promise<void> {
  stop();
  const host = document.getElementById('host');
  if (!host) throw new Error('The page has no host');
  host.style.width = `${width}px`;
  const [links] = await Promise.all([
    Promise.all(sheets.map((sheet) => loadStyleSheet(sheet))),
    document.fonts.load('500 14px Roboto'),
  ]);
  const removeLinks = () => links.forEach((link) => link.remove());
  stop = removeLinks;
  const { mount } = await loadRuntime(runtime, []);
  const { unmount } = await mount(id, host);
  stop = () => {
    unmount();
    removeLinks();
  };
}
