import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { z } from 'zod';

export interface Prerendered {
  id: string;
  /** What stands inside the live host. */
  html: string;
  /** Stylesheets of the components it uses. */
  styles: readonly string[];
}

const bundleSchema = z.object({
  render: z.custom<(id: string) => Promise<string>>((value) => typeof value === 'function'),
});

/** Milliseconds after which an example that never becomes stable fails the build. */
const patience = 15_000;

/** Attributes that point at ids. */
const references = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns', 'for'];

/**
 * Renders examples with the server bundle of the workspace, one after another.
 *
 * @throws one error that names every example that cannot be rendered, and why
 */
export async function prerender(dir: string, ids: readonly string[]): Promise<Prerendered[]> {
  const file = join(dir, 'dist/server/main.server.mjs');
  const { render } = bundleSchema.parse(await import(pathToFileURL(file).href));
  const done: Prerendered[] = [];
  const failed: string[] = [];
  for (const id of ids) {
    try {
      done.push(extract(id, await withPatience(render(id))));
    } catch (error) {
      failed.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failed.length > 0) throw new Error(`Cannot be pre-rendered\n  ${failed.join('\n  ')}`);
  return done;
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not stable after ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Takes the example and its styles out of the document Angular made. */
export function extract(id: string, document: string): Prerendered {
  const root = parse(document);
  const host = root.getElementById('host');
  if (!host || host.innerHTML.trim() === '') throw new Error('it renders nothing');
  dropDanglingReferences(host);
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
