import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { z } from 'zod';
import { appIdOf } from '@/lib/examples/app-id';
import { withPatience } from './patience';
import { placeSliders } from './place-sliders';
import { markActiveTabs, setDrawersAside } from './show-layout';

export interface Prerendered {
  id: string;
  /** What stands inside the live host. */
  html: string;
  /** Stylesheets of the components it uses. */
  styles: readonly string[];
}

type Render = (id: string, appId: string) => Promise<string>;

const bundleSchema = z.object({
  render: z.custom<Render>((value) => typeof value === 'function'),
});

/** Attributes that point at ids. */
const references = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns', 'for'];

/** What came of rendering. */
export interface Rendering {
  pages: readonly Prerendered[];
  /** Why an example could not be rendered, by id. */
  failed: ReadonlyMap<string, string>;
}

/**
 * Renders examples with the server bundle of the workspace, one after another. What an example throws
 * later, from a timer, counts as its own as long as it is its turn.
 *
 * @param build tells a bundle from earlier ones that this process has rendered with
 */
export async function prerender(
  dir: string,
  ids: readonly string[],
  build = 0,
): Promise<Rendering> {
  const file = pathToFileURL(join(dir, 'dist/server/main.server.mjs')).href;
  const { render } = bundleSchema.parse(await import(`${file}?${build}`));
  const pages: Prerendered[] = [];
  const failed = new Map<string, string>();
  for (const id of ids) {
    try {
      pages.push(
        extract(
          id,
          await withPatience(
            whileNothingThrows(() => render(id, appIdOf(id))),
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

/** Fails with what is thrown outside of the work's own promise while it lasts. */
async function whileNothingThrows<T>(work: () => Promise<T>): Promise<T> {
  let stop = (_: unknown) => {};
  const thrown = new Promise<never>((_, reject) => (stop = reject));
  process.on('uncaughtException', stop);
  try {
    return await Promise.race([work(), thrown]);
  } finally {
    process.off('uncaughtException', stop);
  }
}

/** Takes the example and its styles out of the document Angular made. */
export function extract(id: string, document: string): Prerendered {
  const root = parse(document);
  const host = root.getElementById('host');
  if (!host || host.innerHTML.trim() === '') throw new Error('it renders nothing');
  dropDanglingReferences(host);
  placeSliders(host);
  markActiveTabs(host);
  setDrawersAside(host);
  return {
    id,
    html: `<div>${host.innerHTML}</div>`,
    styles: root.querySelectorAll('style').map((style) => style.textContent),
  };
}

/** What an attribute points at may live outside the example (tooltips' descriptions do): not yet there. */
function dropDanglingReferences(host: HTMLElement): void {
  const ids = new Set(host.querySelectorAll('[id]').map((element) => element.id));
  for (const name of references) {
    for (const element of host.querySelectorAll(`[${name}]`)) {
      const kept = (element.getAttribute(name) ?? '').split(/\s+/).filter((id) => ids.has(id));
      if (kept.length > 0) element.setAttribute(name, kept.join(' '));
      else element.removeAttribute(name);
    }
  }
}
