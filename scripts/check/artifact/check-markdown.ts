import { hasMarkdownPage } from '@/lib/agents/has-markdown-page';
import { agentPaths } from '@/lib/routes/agent-paths';
import type { Finding } from './finding';
import type { Page } from './read-page';

/** What a page as Markdown may not hold: marks that only the site's own build understands. */
const ownMarks: readonly (readonly [RegExp, string])[] = [
  [/<!-- (?:example|pair|system-variables)\b.*-->/, 'a part of the site is not put in'],
  [/\]\(api:/, 'a link to a symbol is not put in'],
  [/\]\(\/(?!\/)/, 'a link is a path, which means nothing elsewhere'],
  [/\| (?:undefined|NaN|\[object Object\]) \|/, 'a value is missing'],
];

/**
 * Pages as Markdown: each page that has one names it, and what is named is there, is about that page, holds
 * nothing that only the site understands, and its links lead to pages and files of the site.
 *
 * @param textOf the text of a file, by its path; nothing where there is none
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
  const twins = pages
    .filter(({ url, stub }) => !stub && hasMarkdownPage(url))
    .flatMap((page): readonly Finding[] => {
      const path = agentPaths.markdown(page.url);
      const text = textOf(path);
      if (page.markdown !== path) return [found(page.url, 'link', `it names ${page.markdown}`)];
      if (text === undefined) return [found(page.url, 'missing', `there is no ${path}`)];
      const isOfPage = /^# \S/.test(text) && text.includes(`<${baseUrl}${page.url}>`);
      return [
        ...(isOfPage ? [] : [found(path, 'head', 'it does not open with its title and page')]),
        ...textProblems(text).map((message) => found(path, 'text', message)),
        ...deadLinks(text, known, baseUrl).map((link) =>
          found(path, 'dead', `${link} is not there`),
        ),
      ];
    });
  const lists = [agentPaths.llms, agentPaths.llmsFull].flatMap((path) => {
    const text = textOf(path);
    if (text === undefined) return [found(path, 'missing', 'it is not there')];
    return deadLinks(text, known, baseUrl).map((link) =>
      found(path, 'dead', `${link} is not there`),
    );
  });
  return [...twins, ...lists];
}

/** Code may show what text may not: only what stands outside of fences is looked at. */
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
