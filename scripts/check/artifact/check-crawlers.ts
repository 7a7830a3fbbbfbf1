import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cardSize } from '@/lib/routes/cards';
import { paths } from '@/lib/routes/paths';
import type { Finding } from './finding';
import { ownOrigin, type Page } from './read-page';

/** What a finding is about, and what is wrong. */
type Problem = readonly [rule: string, message: string];

const isIndexed = (page: Page) => !page.stub && page.url !== paths.notFound();

/**
 * What crawlers are told by a page: stubs and the not-found page to leave it, all others to keep it, with a
 * picture that is there and as large as it has to be, and with data that name it and what it lies below.
 *
 * @param out folder of the export
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
  return robots.includes('noindex') ? [] : [['index', 'search engines may keep it']];
}

function indexProblems({ robots = '' }: Page): readonly Problem[] {
  return robots.includes('noindex') ? [['index', 'search engines may not keep it']] : [];
}

function cardProblems(
  { card = '', cardKind }: Page,
  out: string,
  baseUrl: string,
): readonly Problem[] {
  const problems: Problem[] = [];
  if (cardKind !== 'summary_large_image') problems.push(['card-kind', `it is ${cardKind}`]);
  const file = card.startsWith(`${baseUrl}/`) ? join(out, card.slice(baseUrl.length)) : undefined;
  if (file === undefined || !existsSync(file)) {
    return [...problems, ['card', `there is no picture "${card}"`]];
  }
  const { width, height } = pngSize(readFileSync(file));
  if (width !== cardSize.width || height !== cardSize.height) {
    problems.push(['card-size', `${card} is ${width} by ${height}`]);
  }
  return problems;
}

/** Width and height of a PNG, which stand in its first chunk. */
function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

const structured = z.object({
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

/** Lists of pages have no data: the pages they list say where they lie. */
const isList = ({ url, markdown }: Page) => markdown === undefined && url !== paths.home();

function dataProblems(page: Page, out: string, baseUrl: string): readonly Problem[] {
  if (page.data === undefined) return isList(page) ? [] : [['data', 'there are no data']];
  let value: unknown;
  try {
    value = JSON.parse(page.data);
  } catch {
    return [['data', 'its data are not JSON']];
  }
  const result = structured.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return [['data', `${issue?.path.join('.')}: ${issue?.message}`]];
  }
  return result.data['@graph'].flatMap((part): readonly Problem[] => {
    if (part['@type'] === 'TechArticle') {
      const same = part.headline === page.title && part.description === page.description;
      return same ? [] : [['data', 'its headline or description is not the page\u2019s']];
    }
    if (part['@type'] === 'WebSite') return [];
    return part.itemListElement.flatMap(({ item }): readonly Problem[] => {
      const isPage =
        item?.startsWith(baseUrl) && existsSync(join(out, `${item.slice(baseUrl.length)}.html`));
      return item === undefined || isPage ? [] : [['crumb', `${item} is no page`]];
    });
  });
}

/** Most links that a visitor has to follow from the home page to any other. */
const mostClicks = 4;

/** Pages that cannot be reached from the home page by links, or only by too many. */
export function checkDepth(pages: readonly Page[], most = mostClicks): readonly Finding[] {
  const byUrl = new Map(pages.filter(isIndexed).map((page) => [page.url, page]));
  const clicks = new Map<string, number>([[paths.home(), 0]]);
  // A map hands out what is added to it while it is walked, the nearest first.
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
    if (depth !== undefined && depth <= most) return [];
    const message = depth === undefined ? 'no links lead to it' : `it takes ${depth} clicks`;
    return [{ path, rule: 'crawler/depth', message }];
  });
}
