import { loadRuntime } from '@/lib/browser/live-example/load-runtime';
import { showSheets } from './show-sheets';

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

/**
 * Replaces the running example by another one. Waits for its stylesheets and for all fonts.
 *
 * @returns the height of the example, in pixels
 */
export async function startExample({ id, runtime, sheets, width }: ExampleStart): Promise<number> {
  stop();
  stop = () => undefined;
  const host = document.getElementById('host');
  if (!host) throw new Error('The page has no element with the id "host".');
  host.style.width = `${width}px`;
  await showSheets(sheets);
  const { mount } = await loadRuntime(runtime, []);
  const { unmount } = await mount(id, host);
  stop = unmount;
  return Math.ceil(host.getBoundingClientRect().height);
}
