import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { isStub } from '@/lib/routes/hosts/html-stub';
import { pageUrl } from '@/scripts/export/next/list-export';

/** A reference from a page to something: a link, a style sheet, an image, a form's target. */
interface Reference {
  /** As a browser resolves it: absolute, relative to the page's URL. */
  url: URL;
  element: string;
}

/** What the checks want to know of a page; the parsed tree is not kept. */
export interface Page {
  file: string;
  url: string;
  html: string;
  stub: boolean;
  ids: readonly string[];
  references: readonly Reference[];
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  language: string | undefined;
  /** What crawlers are told to leave; nothing where they may keep the page. */
  robots: string | undefined;
  /** Address of the picture that stands for it where it is shared, and how it is to be shown. */
  card: string | undefined;
  cardKind: string | undefined;
  /** Path of its form as Markdown. */
  markdown: string | undefined;
  /** What it is in the words of schema.org, as JSON. */
  data: string | undefined;
  /** Levels of the headings, in order; those that live examples show are not the page's own. */
  headings: readonly number[];
}

/** Stands for the site's own origin where only paths matter. */
export const ownOrigin = 'https://site.invalid';

const sources = ['href', 'src', 'action', 'formaction', 'poster', 'data-src'] as const;

function referencesOf(root: HTMLElement, pagePath: string): readonly Reference[] {
  const base = ownOrigin + pagePath;
  return root.querySelectorAll(sources.map((name) => `[${name}]`).join(',')).flatMap((element) =>
    sources.flatMap((name) => {
      const value = element.getAttribute(name);
      // The canonical URL is looked at on its own: its host is where the site is deployed.
      if (value === undefined || element.getAttribute('rel') === 'canonical') return [];
      const url = URL.parse(value, base);
      // What is disabled is not asked for.
      const state = element.hasAttribute('disabled') ? ' disabled' : '';
      const tag = `<${element.rawTagName} ${name}="${value}"${state}>`;
      return url === null ? [] : [{ url, element: tag }];
    }),
  );
}

/** Whether a reference is a link whose file a browser asks for: sheets of examples may be disabled at first. */
export const isAskedLink = ({ element }: Pick<Reference, 'element'>) =>
  element.startsWith('<link') && !element.includes(' disabled');

/** Whether an element is part of a live example: the elements of examples are named after it. */
function isInExample(element: HTMLElement): boolean {
  const parent = element.parentNode;
  // The root of what was parsed is no element: it has no name.
  if (parent === null || parent.parentNode === null) return false;
  return parent.rawTagName.endsWith('-example') || isInExample(parent);
}

/** Reads a page's HTML into the facts that the checks are about. */
export function describePage(file: string, html: string): Page {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const url = pageUrl(file);
  const content = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name);
  return {
    file,
    url,
    html,
    stub: isStub(html),
    ids: root.querySelectorAll('[id]').map((element) => element.id),
    references: referencesOf(root, url),
    title: root.querySelector('head title')?.text.trim(),
    description: content('meta[name="description"]', 'content'),
    canonical: content('link[rel="canonical"]', 'href'),
    language: content('html', 'lang'),
    robots: content('meta[name="robots"]', 'content'),
    card: content('meta[property="og:image"]', 'content'),
    cardKind: content('meta[name="twitter:card"]', 'content'),
    markdown: content('link[rel="alternate"][type="text/markdown"]', 'href'),
    data: root.querySelector('script[type="application/ld+json"]')?.rawText,
    headings: root
      .querySelectorAll('h1,h2,h3,h4,h5,h6')
      .filter((heading) => !isInExample(heading))
      .map((heading) => Number(heading.rawTagName.slice(1))),
  };
}

/** Reads one page of the export. */
export function readPage(out: string, file: string): Page {
  return describePage(file, readFileSync(join(out, file), 'utf8'));
}
