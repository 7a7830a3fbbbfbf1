import { hook } from '@/lib/design/hooks';
import { escapeHtml } from '@/lib/text/escape-html';

interface Versions {
  /** The versions, as sentences call them. */
  version: string;
  newest: string;
}

interface OlderPage extends Versions {
  /** What the newest lies below. */
  newestBase: string;
  /** The page's place in its version. */
  place: string;
  /** The whole address of the page in the newest, if it has it, by which search engines should know it. */
  canonical: string | undefined;
}

interface OlderText extends Versions {
  address: string;
}

/**
 * The element is of a kind that nothing else in the body has: the framework skips it when it takes over the
 * page, and leaves it where it is when the visitor goes on.
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
 * A page of a version that is not the newest: it says so to readers, asks search engines not to list it, and
 * names them the newest version's page instead. A second time changes nothing.
 *
 * @throws when it has no head or header to put that into: an older build may be made otherwise
 */
export function olderPage(html: string, facts: OlderPage): string {
  if (html.includes('<older-version')) return html;
  if (!html.includes('</head>') || !html.includes('</header>')) {
    throw new Error(`${facts.place} of version ${facts.version} has no head or no header.`);
  }
  const unlisted = /<meta name="robots"[^>]*noindex/.test(html)
    ? html
    : html.replace('</head>', '<meta name="robots" content="noindex"></head>');
  const { canonical } = facts;
  const named =
    canonical === undefined
      ? unlisted
      : unlisted.replace(
          /(<link rel="canonical" href=")[^"]*(")/,
          (_, before: string, after: string) => before + escapeHtml(canonical) + after,
        );
  return named.replace('</header>', () => `</header>${banner(facts)}`);
}

/**
 * A page as Markdown, or a list of them, of a version that is not the newest: its first line says so to
 * whoever reads nothing else. A second time changes nothing.
 *
 * @param address the whole address of the same in the newest, else of the newest itself
 */
export function olderText(text: string, { version, newest, address }: OlderText): string {
  const begin = '> This is version ';
  if (text.startsWith(begin)) return text;
  return `${begin}${version}, which is not the newest. The newest is ${newest}: <${address}>\n\n${text}`;
}
