import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { isStub } from '@/lib/routes/hosts/html-stub';
import { pageUrl } from '@/scripts/export/next/list-export';

/** A reference from a page: a link, a stylesheet, an image, the target of a form. */
interface Reference {
  /** The absolute URL, resolved against the page's URL. */
  url: URL;
  element: string;
}

/** The facts about a page that the checks need. The parsed tree is not kept, to save memory. */
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
  /** Content of the robots meta element. */
  robots: string | undefined;
  /** Address and type of the preview image for social networks. */
  card: string | undefined;
  cardKind: string | undefined;
  /** Path of its Markdown version. */
  markdown: string | undefined;
  /** Structured data of schema.org, as JSON. */
  data: string | undefined;
  /** Levels of the headings in order, without those of live examples. */
  headings: readonly number[];
  /** Code that a translator would translate, without that of live examples. */
  translatedCode: readonly string[];
}

/** A placeholder for the site's own origin. */
export const ownOrigin = 'https://site.invalid';

const urlAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'data-src'] as const;

function referencesOf(root: HTMLElement, pagePath: string): readonly Reference[] {
  const base = ownOrigin + pagePath;
  return root
    .querySelectorAll(urlAttributes.map((name) => `[${name}]`).join(','))
    .flatMap((element) =>
      urlAttributes.flatMap((name) => {
        const value = element.getAttribute(name);
        // The canonical URL has the host of the deployed site; `checkPage` checks it.
        if (value === undefined || element.getAttribute('rel') === 'canonical') return [];
        const url = URL.parse(value, base);
        // Browsers do not load disabled links at first.
        const state = element.hasAttribute('disabled') ? ' disabled' : '';
        const tag = `<${element.rawTagName} ${name}="${value}"${state}>`;
        return url === null ? [] : [{ url, element: tag }];
      }),
    );
}

/** Whether a browser loads the file of a link element: stylesheets of examples may be disabled at first. */
export const isLoadedLink = ({ element }: Pick<Reference, 'element'>) =>
  element.startsWith('<link') && !element.includes(' disabled');

/** Whether an element is part of a live example. The elements of examples end with `-example`. */
function isInExample(element: HTMLElement): boolean {
  const parent = element.parentNode;
  // The parsed root is not an element and has no name.
  if (parent === null || parent.parentNode === null) return false;
  return parent.rawTagName.endsWith('-example') || isInExample(parent);
}

/** Extracts the facts that the checks need from a page's HTML. */
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
    translatedCode: root
      .querySelectorAll('code,pre,kbd')
      .filter((code) => !code.closest('[translate="no"]') && !isInExample(code))
      .map((code) => code.text.trim()),
  };
}

/** Reads one page of the export. */
export function readPage(out: string, file: string): Page {
  return describePage(file, readFileSync(join(out, file), 'utf8'));
}
