import { z } from 'zod';
import { type PageData, startDataId } from '@/lib/browser/page/start-data';
import { inlineElement, jsonElement } from '@/lib/page-scripts/bundles';
import { buildOf } from '@/lib/start/next/page-data';

/** A page without its scripts, and what they were. */
export interface DeferredPage {
  html: string;
  /** The page as data, which stood in it as inline script. */
  data: string;
  build: string;
  /** URLs of the framework's scripts, in the order they run. */
  scripts: readonly string[];
  /** What the bundler's own inline script told its runtime. */
  runtime: unknown;
}

const scriptElement = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const dataPush =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*\])\)$/s;
const runtimePush = /^\(globalThis\["TURBOPACK"\] \|\| .*?\)\.push\((\{.*\})\);?$/s;

/** Tells a page whose scripts wait already. */
export function isDeferred(html: string): boolean {
  return html.includes(`id="${startDataId}"`);
}

/**
 * Takes out of a page all script of the framework, files and inline.
 *
 * @param page what to call it in an error
 * @throws when the page has script that is not known, or lacks what the framework needs: a new
 *   version of it may write its pages otherwise
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
      const boot = text.match(runtimePush)?.[1];
      if (src !== undefined) scripts.push(src);
      else if (push !== undefined) texts.push(textOf(push));
      else if (boot !== undefined) runtime = JSON.parse(boot);
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

/** Puts into a page the constant script that starts the others later, with what it has to know as JSON. */
export function withStart(html: string, data: PageData): string {
  const elements = jsonElement(startDataId, data) + inlineElement('start');
  return html.replace('</body>', () => `${elements}</body>`);
}

/** The text of one push: the first only opens the queue. */
function textOf(push: string): string {
  const [kind, text] = z.array(z.unknown()).parse(JSON.parse(push));
  if (kind === 0) return '';
  if (kind === 1 && typeof text === 'string') return text;
  throw new Error(`The framework pushed data of the unknown kind ${String(kind)}.`);
}
