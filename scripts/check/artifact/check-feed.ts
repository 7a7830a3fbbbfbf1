import { JSDOM } from 'jsdom';
import { agentPaths } from '@/lib/routes/agent-paths';
import { duplicates } from './check-page';
import type { Finding } from './finding';

/**
 * Checks the feed: well-formed XML; each entry has a unique id, a title, a date in the past and a link to a
 * page; the date of the feed is that of its newest entry.
 *
 * @param pages paths of all pages
 */
export function checkFeed(
  xml: string,
  pages: ReadonlySet<string>,
  baseUrl: string,
): readonly Finding[] {
  const found = (rule: string, message: string): Finding => ({
    path: agentPaths.feed,
    rule: `feed/${rule}`,
    message,
  });
  let feed: Document;
  try {
    feed = new JSDOM(xml, { contentType: 'application/xml' }).window.document;
  } catch (error) {
    return [found('xml', error instanceof Error ? error.message : String(error))];
  }
  const texts = (selector: string) =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const entries = [...feed.querySelectorAll('entry')];
  const dates = texts('entry > updated').map((text) => Date.parse(text));
  const links = entries.map((entry) => entry.querySelector('link')?.getAttribute('href') ?? '');
  const ofFeed = Date.parse(texts('feed > updated')[0] ?? '');
  return [
    ...duplicates(texts('entry > id')).map((id) => found('id', `${id} occurs more than once`)),
    ...(texts('entry > title').filter(Boolean).length === entries.length
      ? []
      : [found('title', 'an entry has no title')]),
    ...(dates.length === entries.length && dates.every((date) => date <= Date.now())
      ? []
      : [found('date', 'an entry has no date, or one in the future')]),
    ...(entries.length === 0 || ofFeed === Math.max(...dates)
      ? []
      : [found('date', 'the date of the feed is not that of its newest entry')]),
    ...links
      .filter((link) => !pages.has(link.slice(baseUrl.length).replace(/#.*$/, '')))
      .map((link) => found('link', `${link} is not a page`)),
  ];
}
