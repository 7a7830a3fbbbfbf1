import { type HTMLElement, parse } from 'node-html-parser';
import { site } from '@/content/site';
import { hasMarkdownPage } from '@/lib/agents/has-markdown-page';
import { pageDate } from '@/lib/navigation/page-date';
import { type SitePage, sitePages } from '@/lib/navigation/site-pages';
import { agentPaths } from '@/lib/routes/agent-paths';
import { paths } from '@/lib/routes/paths';
import { structuredData } from '@/lib/routes/structured-data';

let byPath: ReadonlyMap<string, SitePage> | undefined;

/** Pages that link to the feed. */
const withFeed = [paths.home(), paths.guides(), paths.apiChanges()];

/** Twitter tags with the same content as Open Graph, which Twitter reads if they are missing. */
const twitterCopies = /<meta name="twitter:(?:title|description|image)"[^>]*>/g;

/**
 * Adds metadata for crawlers and agents to a page's head: links to its Markdown and to the feed, and
 * structured data of schema.org. Removes redundant tags. The site's scripts do not need them, so they are not
 * in the page's data.
 *
 * @param path clean URL of the page; a page that is not indexed is returned unchanged
 */
export function withHeadData(html: string, path: string): string {
  byPath ??= new Map(sitePages().map((page) => [page.path, page]));
  const page = byPath.get(path);
  if (!page) return html;
  const links = [
    hasMarkdownPage(path) ? alternate('text/markdown', agentPaths.markdown(path)) : '',
    withFeed.includes(path) ? alternate('application/atom+xml', agentPaths.feed) : '',
  ];
  const hasStructuredData = page.above.length > 0 || path === paths.home();
  const data = hasStructuredData ? dataElement(html, page) : '';
  return html
    .replace(twitterCopies, '')
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
