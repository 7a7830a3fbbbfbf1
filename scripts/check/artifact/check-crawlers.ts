import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sitePages } from '@/lib/navigation/site-pages';
import { cardSize } from '@/lib/routes/cards';
import { paths } from '@/lib/routes/paths';
import type { Finding } from './finding';
import { ownOrigin, type Page } from './read-page';

/** The rule and the message of a finding. */
type Problem = readonly [rule: string, message: string];

const isIndexed = (page: Page) => !page.stub && page.url !== paths.notFound();

/**
 * Checks the metadata of a page for crawlers. Stubs and the not-found page must not be indexed. All other pages must
 * be indexed, and need a preview image of the right size and structured data with their title and their breadcrumb.
 *
 * @param out the folder of the export
 */
export function checkCrawlers(page: Page, out: string, baseUrl: string): readonly Finding[] {
  const problems = isIndexed(page)
    ? [
        ...indexProblems(page),
        ...cardProblems(page, out, baseUrl),
        ...dataProblems(page, out, baseUrl),
      ]
    : hiddenProblems(page);
  return problems.map(([rule, message]) => ({ path: page.url, rule: `crawler/${rule}`, message }));
}

function hiddenProblems({ robots = '' }: Page): readonly Problem[] {
  return robots.includes('noindex') ? [] : [['index', 'search engines may index it']];
}

function indexProblems({ robots = '' }: Page): readonly Problem[] {
  return robots.includes('noindex') ? [['index', 'search engines may not index it']] : [];
}

function cardProblems(
  { card = '', cardKind }: Page,
  out: string,
  baseUrl: string,
): readonly Problem[] {
  const problems: Problem[] = [];
  if (cardKind !== 'summary_large_image')
    problems.push(['card-kind', `twitter:card is ${cardKind}, not summary_large_image`]);
  const file = card.startsWith(`${baseUrl}/`) ? join(out, card.slice(baseUrl.length)) : undefined;
  if (file === undefined || !existsSync(file)) {
    return [...problems, ['card', `the image "${card}" does not exist`]];
  }
  const { width, height } = pngSize(readFileSync(file));
  if (width !== cardSize.width || height !== cardSize.height) {
    problems.push(['card-size', `${card} is ${width} by ${height}`]);
  }
  return problems;
}

/** Reads the width and height of a PNG from its first chunk. */
function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

const structuredDataSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(
    z.discriminatedUnion('@type', [
      z.object({
        '@type': z.literal('BreadcrumbList'),
        itemListElement: z
          .array(z.object({ position: z.number(), name: z.string(), item: z.url().optional() }))
          .min(2),
      }),
      z.object({
        '@type': z.literal('TechArticle'),
        headline: z.string().min(1),
        description: z.string().min(1),
        dateModified: z.iso.date().optional(),
      }),
      z.object({
        '@type': z.literal('WebSite'),
        url: z.url(),
        potentialAction: z.object({ target: z.object({ urlTemplate: z.string() }) }),
      }),
    ]),
  ),
});

/** Whether a page has no pages above it. Such pages have no structured data: the pages below have breadcrumbs. */
const isList = ({ url, markdown }: Page) =>
  url !== paths.home() &&
  (markdown === undefined ||
    sitePages().some(({ path, above }) => path === url && above.length === 0));

function dataProblems(page: Page, out: string, baseUrl: string): readonly Problem[] {
  if (page.data === undefined) return isList(page) ? [] : [['data', 'it has no structured data']];
  let value: unknown;
  try {
    value = JSON.parse(page.data);
  } catch {
    return [['data', 'its structured data is not valid JSON']];
  }
  const result = structuredDataSchema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return [['data', `${issue?.path.join('.')}: ${issue?.message}`]];
  }
  return result.data['@graph'].flatMap((part): readonly Problem[] => {
    if (part['@type'] === 'TechArticle') {
      const same = part.headline === page.title && part.description === page.description;
      return same ? [] : [['data', 'its headline or description differs from that of the page']];
    }
    if (part['@type'] === 'WebSite') return [];
    return part.itemListElement.flatMap(({ item }): readonly Problem[] => {
      const isPage =
        item?.startsWith(baseUrl) && existsSync(join(out, `${item.slice(baseUrl.length)}.html`));
      return item === undefined || isPage ? [] : [['crumb', `${item} is not a page`]];
    });
  });
}

/** The most links that a visitor follows from the home page to any other page. */
const maxClicks = 4;

/** Reports pages that links do not reach from the home page, or only after too many clicks. */
export function checkDepth(pages: readonly Page[], max = maxClicks): readonly Finding[] {
  const byUrl = new Map(pages.filter(isIndexed).map((page) => [page.url, page]));
  const clicks = new Map<string, number>([[paths.home(), 0]]);
  // A breadth-first search: iteration over a map includes entries that are added meanwhile.
  for (const [url, depth] of clicks) {
    for (const { url: target, element } of byUrl.get(url)?.references ?? []) {
      const isLink = element.startsWith('<a ') && target.origin === ownOrigin;
      if (isLink && byUrl.has(target.pathname) && !clicks.has(target.pathname)) {
        clicks.set(target.pathname, depth + 1);
      }
    }
  }
  return [...byUrl.keys()].flatMap((path) => {
    const depth = clicks.get(path);
    if (depth !== undefined && depth <= max) return [];
    const message = depth === undefined ? 'no link leads to it' : `it takes ${depth} clicks`;
    return [{ path, rule: 'crawler/depth', message }];
  });
}
