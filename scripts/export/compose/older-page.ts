import { hook } from '@/lib/design/hooks';
import { escapeHtml } from '@/lib/text/escape-html';

interface Versions {
  /** Names of the versions in texts. */
  version: string;
  newest: string;
}

interface OlderPage extends Versions {
  /** Base path of the newest version. */
  newestBase: string;
  /** The page's path without the base path. */
  place: string;
  /** The canonical URL: that of the page in the newest version, if it exists. */
  canonical: string | undefined;
}

interface OlderText extends Versions {
  address: string;
}

/**
 * A custom element name that nothing else has: the framework skips the element when it hydrates the page, and
 * keeps it on navigations.
 */
function banner({ version, newest, newestBase, place }: OlderPage): string {
  const [name] = Object.keys(hook('newestVersion'));
  const href = escapeHtml(newestBase + place);
  return (
    '<older-version class="block border-b border-line bg-tint px-gutter py-3 text-ui print:hidden">' +
    `<aside aria-label="Version"><p>You are reading version ${escapeHtml(version)}. ` +
    `<a ${name}="${escapeHtml(newestBase)}" href="${href}">The newest is ${escapeHtml(newest)}</a>.</p></aside>` +
    '</older-version>'
  );
}

/**
 * Marks a page as older: adds a banner and `noindex`, and replaces its canonical link. A marked page is
 * returned unchanged.
 *
 * @throws when the page has no head or header, for instance in the form of an older build
 */
export function olderPage(html: string, facts: OlderPage): string {
  if (html.includes('<older-version')) return html;
  if (!html.includes('</head>') || !html.includes('</header>')) {
    throw new Error(`${facts.place} of version ${facts.version} has no head or no header.`);
  }
  const unindexed = /<meta name="robots"[^>]*noindex/.test(html)
    ? html
    : html.replace('</head>', '<meta name="robots" content="noindex"></head>');
  const { canonical } = facts;
  const canonized =
    canonical === undefined
      ? unindexed
      : unindexed.replace(
          /(<link rel="canonical" href=")[^"]*(")/,
          (_, before: string, after: string) => before + escapeHtml(canonical) + after,
        );
  return canonized.replace('</header>', () => `</header>${banner(facts)}`);
}

/**
 * Adds a first line to a page as Markdown, or to a list of them, that it is of an older version. A marked
 * text is returned unchanged.
 *
 * @param address URL of the same file in the newest version, or of its home page
 */
export function olderText(text: string, { version, newest, address }: OlderText): string {
  const begin = '> This is version ';
  if (text.startsWith(begin)) return text;
  return `${begin}${version}, which is not the newest. The newest is ${newest}: <${address}>\n\n${text}`;
}
