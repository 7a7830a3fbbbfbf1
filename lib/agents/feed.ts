import { site } from '@/content/site';
import { changelogFile, type ChangelogPart, readChangelog } from '@/lib/dates/changelog';
import { changelogDate, lastChanged, newest, releaseDate } from '@/lib/dates/file-dates';
import { readApiHistory } from '@/lib/history/history';
import type { HistoryStep } from '@/lib/history/model';
import { markdownToHtml } from '@/lib/markdown/to-html';
import { agentPaths } from '@/lib/routes/agent-paths';
import { paths } from '@/lib/routes/paths';
import { escapeHtml } from '@/lib/text/escape-html';
import { english, type InterfaceText, word, type Wording, wording } from '@/lib/words/word';
import { absolute } from './text';

/** An entry of the Atom feed. */
export interface FeedEntry {
  /** Permanent: it must never change once published. */
  id: string;
  title: Wording;
  /** ISO 8601. */
  updated: string;
  /** Path of the page with the details. */
  link: string;
  /** HTML. */
  content: Wording;
}

/**
 * Releases of the library with a count of their API changes, and releases of this site, newest first. An
 * entry is left out when the repository's history has no date for it, because a feed entry needs a date.
 */
export async function feedEntries(): Promise<readonly FeedEntry[]> {
  const releases = readApiHistory().steps.toReversed().map(releaseEntry);
  const changes = await Promise.all(readChangelog().map(changeEntry));
  return [...releases, ...changes]
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated));
}

const counted = {
  added: '{count} added',
  changed: '{count} changed',
  deprecated: '{count} deprecated',
  removed: '{count} removed',
} as const satisfies Record<string, InterfaceText>;

function releaseEntry({ from, to, docs }: HistoryStep): FeedEntry | undefined {
  const updated = releaseDate(to);
  if (updated === undefined) return undefined;
  const changes = Object.values(docs)
    .flat()
    .filter(({ inherited }) => !inherited);
  const counts = (['added', 'changed', 'deprecated', 'removed'] as const)
    .map((kind) => ({ kind, count: changes.filter(({ change }) => change === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => word(counted[kind], { count: `${count}` }));
  const sentence = wording('The public API against {version}: {differences}.', {
    version: from,
    differences: counts.length > 0 ? counts.join(', ') : word('no differences'),
  });
  return {
    id: `urn:${site.id}:release:${to}`,
    title: { text: `${site.subject} ${to}` },
    updated,
    link: `${paths.apiChanges()}#v${to.split('.')[0]}`,
    content: { ...sentence, text: `<p>${sentence.text}</p>` },
  };
}

async function changeEntry({ title, text }: ChangelogPart): Promise<FeedEntry | undefined> {
  const isReleased = title !== 'Unreleased';
  const updated = isReleased ? changelogDate(title) : lastChanged([changelogFile]);
  if (updated === undefined) return undefined;
  return {
    id: `urn:${site.id}:site:${title.toLowerCase()}`,
    title: isReleased
      ? wording('This site, version {version}', { version: title })
      : wording('This site, latest changes'),
    updated,
    link: paths.home(),
    // The changelog is in English on every site.
    content: english(await markdownToHtml(text)),
  };
}

/** The date of a feed for which no date is known. The standard requires one, and the time of a build would differ. */
const unknownDate = '1970-01-01T00:00:00Z';

/** The feed as Atom (RFC 4287). */
export function feedXml(entries: readonly FeedEntry[]): string {
  const updated = newest(entries.map((entry) => entry.updated)) ?? unknownDate;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.lang}">
  <title>${escapeHtml(site.subject)}</title>
  ${element('subtitle', wording('New versions of the library, and what has changed on the site'))}
  <id>${escapeHtml(absolute(paths.home()))}</id>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(absolute(agentPaths.feed))}"/>
  <link rel="alternate" type="text/html" href="${escapeHtml(absolute(paths.home()))}"/>
  <updated>${updated}</updated>
  <author><name>${escapeHtml(site.name)}</name></author>
${entries.map(entryXml).join('')}</feed>
`;
}

/** An element with a text, which says the language of the text if it is another than the feed's. */
const element = (name: string, { text, lang }: Wording, attributes = '') =>
  `<${name}${attributes}${lang === undefined ? '' : ` xml:lang="${lang}"`}>${escapeHtml(text)}</${name}>`;

const entryXml = ({ id, title, updated, link, content }: FeedEntry) => `  <entry>
    ${element('title', title)}
    <id>${escapeHtml(id)}</id>
    <link rel="alternate" type="text/html" href="${escapeHtml(absolute(link))}"/>
    <updated>${updated}</updated>
    ${element('content', content, ' type="html"')}
  </entry>
`;
