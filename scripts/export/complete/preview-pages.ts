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

/** What of a page's head an example needs that stands alone, in its order. */
const neededInHead = [
  'meta[name=viewport]',
  'meta[name=theme-color]',
  'link[rel=preload][as=font]',
  'link[rel=stylesheet]',
  'link[rel=icon]',
];

interface PreviewFacts {
  policy: string;
  /** URL of the script that starts the example. */
  script: string;
  /** The rule that names the font of icons. */
  iconFace: string;
}

/**
 * An example alone in the window: made of its own page as the framework exported it, without everything
 * around the stage. No framework runs in it, and search engines leave it to the page it is made of.
 *
 * @throws when the example's page has no stage
 */
export function previewPage(html: string, example: Example, facts: PreviewFacts): string {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const stage = root.querySelector('live-example');
  const head = root.querySelector('head');
  if (!stage || !head) throw new Error(`The page of the example "${example.id}" has no stage.`);
  stage.setAttribute('class', 'stage min-h-dvh border-t-0');
  const needed = neededInHead.flatMap((selector) => head.querySelectorAll(selector));
  const own = site.baseUrl + paths.example(itemOfExample(example), example.id);
  const title = escapeHtml(example.title);
  const pageData: PageData = { early: facts.script, scripts: [], page: '', build: '' };
  const classes = root.querySelector('html')?.getAttribute('class') ?? '';
  return [
    `<!DOCTYPE html><html lang="en" class="${classes}"><head><meta charset="utf-8">`,
    policyElement(facts.policy),
    // Before any style sheet: it has not to wait for one.
    inlineElement('pre-paint'),
    ...needed.map((element) => element.toString()),
    `<style>${facts.iconFace}</style>`,
    `<title>${title}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(own)}">`,
    `</head><body><main><h1 class="sr-only">${title}</h1>${stage.toString()}</main>`,
    jsonElement(startDataId, pageData),
    ...playgroundData(example),
    inlineElement('start'),
    '</body></html>',
  ].join('');
}

/** What can be set of a playground by its address. */
function playgroundData({ id }: Example): readonly string[] {
  if (!isPlayground(id)) return [];
  const { knobs, scope } = readPlan(id);
  const data: PreviewData = { knobs, scope };
  return [jsonElement(previewDataId, data)];
}

/**
 * Writes the pages of examples that stand alone, one for each page of an example that has a stage. One
 * that is there already was made of the page as it was exported, and stays.
 *
 * @returns the paths of all of them
 */
export function writePreviews(out: string, facts: PreviewFacts): readonly string[] {
  return allExamples().flatMap((example) => {
    const item = itemOfExample(example);
    const page = join(out, `${places.example(item, example.id)}.html`);
    const preview = places.examplePreview(item, example.id);
    const file = join(out, `${preview}.html`);
    if (existsSync(file)) return [preview];
    const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
    if (!html.includes('<live-example')) return [];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, previewPage(html, example, facts));
    return [preview];
  });
}
