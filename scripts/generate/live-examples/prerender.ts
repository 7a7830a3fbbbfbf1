import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { z } from 'zod';
import { appIdOf } from '@/lib/examples/app-id';
import { placeSliders } from './place-sliders';
import { markActiveTabs, placeSideDrawers } from './prerendered-layout';
import { withTimeout } from './with-timeout';

export interface Prerendered {
  id: string;
  /** The HTML inside the live host. */
  html: string;
  /** The stylesheets of the components that it uses. */
  styles: readonly string[];
}

type Render = (id: string, appId: string) => Promise<string>;

const bundleSchema = z.object({
  render: z.custom<Render>((value) => typeof value === 'function'),
});

/** Attributes that refer to ids. */
const references = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns', 'for'];

/** The result of pre-rendering. */
export interface Rendering {
  pages: readonly Prerendered[];
  /** The reasons why examples could not be rendered, by id. */
  failed: ReadonlyMap<string, string>;
}

/**
 * Renders examples with the server bundle of the workspace, one after another. An error from a timer counts
 * for the example that is being rendered.
 *
 * @param dist the folder of the build
 * @param build the number of the build. Distinguishes the bundle from earlier ones that this process has
 *   imported
 */
export async function prerender(
  dist: string,
  ids: readonly string[],
  build = 0,
): Promise<Rendering> {
  const file = pathToFileURL(join(dist, 'server/main.server.mjs')).href;
  const { render } = bundleSchema.parse(await import(`${file}?${build}`));
  const pages: Prerendered[] = [];
  const failed = new Map<string, string>();
  for (const id of ids) {
    try {
      pages.push(
        extract(
          id,
          await withTimeout(
            rejectOnUncaught(() => render(id, appIdOf(id))),
            'stable',
          ),
        ),
      );
    } catch (error) {
      failed.set(id, error instanceof Error ? error.message : String(error));
    }
  }
  return { pages, failed };
}

/** Runs asynchronous work. Rejects with an uncaught exception that is thrown in the meantime. */
async function rejectOnUncaught<T>(work: () => Promise<T>): Promise<T> {
  let onUncaught = (_: unknown) => {};
  const uncaught = new Promise<never>((_, reject) => (onUncaught = reject));
  process.on('uncaughtException', onUncaught);
  try {
    return await Promise.race([work(), uncaught]);
  } finally {
    process.off('uncaughtException', onUncaught);
  }
}

/** Extracts the example and its styles from the document that Angular rendered. */
export function extract(id: string, document: string): Prerendered {
  const root = parse(document);
  const host = root.getElementById('host');
  if (!host || host.innerHTML.trim() === '') throw new Error('it renders nothing');
  removeDanglingReferences(host);
  placeSliders(host);
  markActiveTabs(host);
  placeSideDrawers(host);
  return {
    id,
    html: `<div>${host.innerHTML}</div>`,
    styles: root.querySelectorAll('style').map((style) => style.textContent),
  };
}

/**
 * Removes references to ids that do not exist yet, such as descriptions of tooltips, which are outside of the
 * example.
 */
function removeDanglingReferences(host: HTMLElement): void {
  const ids = new Set(host.querySelectorAll('[id]').map((element) => element.id));
  for (const name of references) {
    for (const element of host.querySelectorAll(`[${name}]`)) {
      const kept = (element.getAttribute(name) ?? '').split(/\s+/).filter((id) => ids.has(id));
      if (kept.length > 0) element.setAttribute(name, kept.join(' '));
      else element.removeAttribute(name);
    }
  }
}
