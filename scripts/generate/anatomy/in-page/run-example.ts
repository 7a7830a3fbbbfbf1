import { loadRuntime } from '@/lib/browser/live-example/load-runtime';
import { loadStyleSheet } from '@/lib/browser/network/load-element';

/** An example and what it needs to run. */
export interface ExampleStart {
  id: string;
  runtime: string;
  sheets: readonly string[];
  /** Width of the host element in pixels. */
  width: number;
}

/** Removes the example that is running. */
let stop = (): void => undefined;

/** Replaces the running example by another one. Waits for its stylesheets and for the font of the site. */
export async function startExample({ id, runtime, sheets, width }: ExampleStart): Promise<void> {
  stop();
  const host = document.getElementById('host');
  if (!host) throw new Error('The page has no element with the id "host".');
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
