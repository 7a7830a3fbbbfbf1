import { type HTMLElement, parse } from 'node-html-parser';
import { site } from '@/content/site';
import { hasTwin } from '@/lib/agents/has-twin';
import { pageDate } from '@/lib/navigation/page-date';
import { type SitePage, sitePages } from '@/lib/navigation/site-pages';
import { agentPaths } from '@/lib/routes/agent-paths';
import { paths } from '@/lib/routes/paths';
import { structuredData } from '@/lib/routes/structured-data';

let byPath: ReadonlyMap<string, SitePage> | undefined;

/** Pages that say where the feed is: those that readers of news would look at. */
const withFeed = [paths.home(), paths.guides(), paths.apiChanges()];

/** What says the same as Open Graph once more, which is read in its place where it is missing. */
const sameAsOpenGraph = /<meta name="twitter:(?:title|description|image)"[^>]*>/g;

/**
 * Puts into a page's head what only crawlers and agents read: its form as Markdown, the feed, and what it
 * is in the words of schema.org; takes out what they read elsewhere. No script of the site needs them, so they are not part of the page as data.
 *
 * @param path clean URL of the page; nothing is added to one that search engines should not know
 */
export function withHeadData(html: string, path: string): string {
  byPath ??= new Map(sitePages().map((page) => [page.path, page]));
  const page = byPath.get(path);
  if (!page) return html;
  const links = [
    hasTwin(path) ? alternate('text/markdown', agentPaths.markdown(path)) : '',
    withFeed.includes(path) ? alternate('application/atom+xml', agentPaths.feed) : '',
  ];
  const isWorthData = page.above.length > 0 || path === paths.home();
  const data = isWorthData ? dataElement(html, page) : '';
  return html
    .replace(sameAsOpenGraph, '')
    .replace('</head>', () => `${links.join('')}${data}</head>`);
}

const alternate = (type: string, href: string) =>
  `<link rel="alternate" type="${type}"${type === 'application/atom+xml' ? ` title="${site.name}"` : ''} href="${href}">`;

function dataElement(html: string, page: SitePage): string {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const title = textIn(head, 'title');
  const description = textIn(head, 'meta[name=description]');
  if (title === undefined || description === undefined) {
    throw new Error(`${page.path} has no title or description in its head.`);
  }
  const changed = pageDate(page)?.slice(0, 10);
  const data = structuredData({ ...page, title, description, changed });
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

function textIn(head: HTMLElement, selector: string): string | undefined {
  const element = head.querySelector(selector);
  return element?.getAttribute('content') ?? element?.text;
}
