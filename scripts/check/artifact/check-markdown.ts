import { hasMarkdownPage } from '@/lib/agents/has-markdown-page';
import { agentPaths } from '@/lib/routes/agent-paths';
import type { Finding } from './finding';
import type { Page } from './read-page';

/** Text that a Markdown page must not contain: syntax of the site's own build, and missing values. */
const ownMarks: readonly (readonly [RegExp, string])[] = [
  [/<!-- (?:example|pair|system-variables)\b.*-->/, 'a placeholder of the site was not replaced'],
  [/\]\(api:/, 'a link to a symbol was not resolved'],
  [/\]\(\/(?!\/)/, 'a link is a path, which does not work outside of the site'],
  [/\| (?:undefined|NaN|\[object Object\]) \|/, 'a value is missing'],
];

/**
 * Checks the Markdown versions of pages: the page links to its version, the version exists, starts with the
 * page's title and address, contains no syntax of the site's own build, and its links lead to pages and files
 * of the site.
 *
 * @param textOf returns the text of a file by its path, or undefined when it does not exist
 * @param files paths of all files of the export
 */
export function checkMarkdown(
  pages: readonly Page[],
  textOf: (path: string) => string | undefined,
  files: ReadonlySet<string>,
  baseUrl: string,
): readonly Finding[] {
  const known = new Set([...files, ...pages.map(({ url }) => url)]);
  const found = (path: string, rule: string, message: string): Finding => ({
    path,
    rule: `markdown/${rule}`,
    message,
  });
  const versions = pages
    .filter(({ url, stub }) => !stub && hasMarkdownPage(url))
    .flatMap((page): readonly Finding[] => {
      const path = agentPaths.markdown(page.url);
      const text = textOf(path);
      if (page.markdown !== path)
        return [found(page.url, 'link', `it links to ${page.markdown}, not to ${path}`)];
      if (text === undefined) return [found(page.url, 'missing', `${path} does not exist`)];
      const hasHead = /^# \S/.test(text) && text.includes(`<${baseUrl}${page.url}>`);
      return [
        ...(hasHead
          ? []
          : [found(path, 'head', 'it does not start with the title and the address of its page')]),
        ...textProblems(text).map((message) => found(path, 'text', message)),
        ...deadLinks(text, known, baseUrl).map((link) =>
          found(path, 'dead', `${link} does not exist`),
        ),
      ];
    });
  const lists = [agentPaths.llms, agentPaths.llmsFull].flatMap((path) => {
    const text = textOf(path);
    if (text === undefined) return [found(path, 'missing', 'it does not exist')];
    return deadLinks(text, known, baseUrl).map((link) =>
      found(path, 'dead', `${link} does not exist`),
    );
  });
  return [...versions, ...lists];
}

/** Checks the text outside of code, because code may show such syntax. */
function textProblems(text: string): readonly string[] {
  const prose = text.replace(/^(`{3,}).*\n[\s\S]*?\n\1$/gm, '').replace(/`[^`\n]*`/g, '');
  return ownMarks.flatMap(([pattern, problem]) => {
    const match = pattern.exec(prose);
    return match ? [`${problem}: ${match[0]}`] : [];
  });
}

function deadLinks(text: string, known: ReadonlySet<string>, baseUrl: string): readonly string[] {
  const links = [...text.matchAll(/(?:\]\(|<)(https?:\/\/[^)>\s]+)/g)].map(([, link = '']) => link);
  return [...new Set(links)].filter((link) => {
    if (link !== baseUrl && !link.startsWith(`${baseUrl}/`)) return false;
    const path = link.slice(baseUrl.length).replace(/[?#].*$/, '') || '/';
    return !known.has(decodeURI(path));
  });
}
