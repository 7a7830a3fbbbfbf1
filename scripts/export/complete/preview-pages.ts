import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { site } from '@/content/site';
import { type PageData, startDataId } from '@/lib/browser/page/start-data';
import { allExamples } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { inlineElement, jsonElement } from '@/lib/page-scripts/bundles';
import { type PreviewData, previewDataId } from '@/lib/playground/preview-data';
import { readPlan } from '@/lib/playground/read-plan';
import { policyElement } from '@/lib/routes/hosts/policy';
import { paths, places } from '@/lib/routes/paths';
import { escapeHtml } from '@/lib/text/escape-html';
import { writeScript } from '@/scripts/export/shared/site-script';

/** Selectors of the elements in a page's head that an example alone needs, in order. */
const neededInHead = [
  'meta[name=viewport]',
  'meta[name=theme-color]',
  'link[rel=stylesheet]',
  'link[rel=icon]',
];

/**
 * Makes a page of an example alone, from the example's own exported page. It has only the stage and no
 * framework, and is not indexed by search engines.
 *
 * @param script URL of the script that starts the example
 * @throws when the example's page has no stage
 */
export function previewPage(
  html: string,
  example: Example,
  policy: string,
  script: string,
): string {
  const stage = stageOf(html);
  const start = html.slice(0, Math.max(0, html.indexOf('</head>')));
  const root = parse(`${start}</head></html>`, {
    blockTextElements: { script: true, style: true },
  });
  const head = root.querySelector('head');
  if (!stage || !head) throw new Error(`The page of the example "${example.id}" has no stage.`);
  const needed = neededInHead.flatMap((selector) => head.querySelectorAll(selector));
  const own = site.baseUrl + paths.example(itemOfExample(example), example.id);
  const title = escapeHtml(example.title);
  const pageData: PageData = { early: script, scripts: [], page: '', build: '' };
  const classes = root.querySelector('html')?.getAttribute('class') ?? '';
  return [
    `<!DOCTYPE html><html lang="${site.lang}" class="${classes}"><head><meta charset="utf-8">`,
    policyElement(policy),
    // Before any stylesheet, so that it does not wait for one.
    inlineElement('pre-paint'),
    ...needed.map((element) => element.toString()),
    `<title>${title}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(own)}">`,
    `</head><body><main><h1 class="sr-only">${title}</h1>${stage}</main>`,
    jsonElement(startDataId, pageData),
    ...playgroundData(example),
    inlineElement('start'),
    '</body></html>',
  ].join('');
}

const stageStart = '<live-example';
const stageEnd = '</live-example>';

/** The stage of an example's page. Only its first tag is parsed: everything else stays as it is. */
function stageOf(html: string): string | undefined {
  const start = html.indexOf(stageStart);
  const end = html.indexOf(stageEnd, start);
  if (start < 0 || end < 0) return undefined;
  const inside = html.indexOf('>', start) + 1;
  const tag = parse(html.slice(start, inside) + stageEnd).querySelector('live-example');
  tag?.setAttribute('class', 'stage min-h-dvh border-t-0');
  return tag?.toString().replace(stageEnd, () => html.slice(inside, end + stageEnd.length));
}

/** Returns the element with the inputs of a playground that the address can set. */
function playgroundData({ id }: Example): readonly string[] {
  if (!isPlayground(id)) return [];
  const { knobs, scope } = readPlan(id);
  const data: PreviewData = { knobs, scope };
  return [jsonElement(previewDataId, data)];
}

/**
 * Writes a page for each example alone, if the example's own page has a stage. Existing ones stay, because
 * their source has been completed since.
 *
 * @returns the paths of all these pages
 */
export function writePreviews(out: string, policy: string): readonly string[] {
  const script = writeScript(out, 'preview', { scripts: [], runtime: null, trackers: [] });
  return allExamples().flatMap((example) => {
    const item = itemOfExample(example);
    const page = join(out, `${places.example(item, example.id)}.html`);
    const preview = places.examplePreview(item, example.id);
    const file = join(out, `${preview}.html`);
    if (existsSync(file)) return [preview];
    const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
    if (!html.includes('<live-example')) return [];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, previewPage(html, example, policy, script));
    return [preview];
  });
}
