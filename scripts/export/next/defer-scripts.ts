import { z } from 'zod';
import { type PageData, startDataId } from '@/lib/browser/page/start-data';
import { hooks } from '@/lib/design/hooks';
import { inlineElement, jsonElement } from '@/lib/page-scripts/bundles';
import { buildOf } from '@/lib/start/next/page-data';

/** A page without its scripts, and what they contained. */
export interface DeferredPage {
  html: string;
  /** The page's data, from inline scripts. */
  data: string;
  build: string;
  /** URLs of the framework's scripts, in execution order. */
  scripts: readonly string[];
  /** The value that the bundler's inline script pushed to its runtime. */
  runtime: unknown;
}

const scriptElement = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const dataPush =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*\])\)$/s;
const runtimePush = /^\(globalThis\["TURBOPACK"\] \|\| .*?\)\.push\((\{.*\})\);?$/s;

/** Whether the scripts of a page have been deferred already. */
export function isDeferred(html: string): boolean {
  return html.includes(`id="${startDataId}"`);
}

/**
 * Removes all scripts of the framework from a page, files and inline.
 *
 * @param page name of the page in errors
 * @throws when a part that the framework needs is not found: a new version may write pages in another form
 */
export function deferScripts(html: string, page: string): DeferredPage {
  const scripts: string[] = [];
  const texts: string[] = [];
  let runtime: unknown;
  const rest = html
    .replace(scriptElement, (element, attributes: string, text: string) => {
      if (/\bnoModule\b/i.test(attributes)) return '';
      const src = attributes.match(/\bsrc="([^"]+)"/)?.[1];
      const push = text.match(dataPush)?.[1];
      const runtimeData = text.match(runtimePush)?.[1];
      if (src !== undefined) scripts.push(src);
      else if (push !== undefined) texts.push(textOf(push));
      else if (runtimeData !== undefined) runtime = JSON.parse(runtimeData);
      else return element;
      return '';
    })
    .replace(scriptPreload, '');
  const data = texts.join('');
  const build = buildOf(data);
  if (build === undefined || runtime === undefined || scripts.length === 0) {
    const missing = [
      ...(data === '' ? ['data in inline scripts'] : []),
      ...(build === undefined ? ['build id in the data'] : []),
      ...(runtime === undefined ? ["inline script for Turbopack's runtime"] : []),
      ...(scripts.length === 0 ? ['script files'] : []),
    ];
    throw new Error(`${page}: its HTML has no ${missing.join(', and no ')}.`);
  }
  return { html: rest, data, build, scripts: [...new Set(scripts)], runtime };
}

/**
 * Shown where scripts are on, but the inline script before it has not run: a proxy has changed it, or added a policy
 * that forbids it.
 */
const blockedNote = `<p ${hooks.scriptsBlocked} role="alert">The scripts of this page were changed or blocked on the way here. Links work, other controls do not.</p>`;

/** Adds the inline script that loads the others later, and its data as JSON. */
export function withStart(html: string, data: PageData): string {
  const elements = jsonElement(startDataId, data) + inlineElement('start') + blockedNote;
  return html.replace('</body>', () => `${elements}</body>`);
}

/** Returns the text of a push. The first push only creates the queue. */
function textOf(push: string): string {
  const [kind, text] = z.array(z.unknown()).parse(JSON.parse(push));
  if (kind === 0) return '';
  if (kind === 1 && typeof text === 'string') return text;
  throw new Error(`The framework pushed data of kind ${String(kind)}, expected 0 or 1.`);
}
