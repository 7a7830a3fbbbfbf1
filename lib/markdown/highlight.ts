import type { Element, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { createHighlighter, type Highlighter, type ThemeRegistration } from 'shiki';
import { grammars } from './grammars';
import { keptText } from './kept-text';
import { type LinkedPart, withLinks } from './link-parts';

/** The grammars that most sites need. Others are loaded when a text has such code. */
const usual = ['angular-ts', 'angular-html', 'css', 'scss', 'json', 'shellscript'] as const;

export type CodeLanguage = keyof typeof grammars;

export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(grammars, name);
}

/** The language of a file, by its extension. */
export function languageOfFile(file: string): CodeLanguage {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return isCodeLanguage(extension) ? extension : 'text';
}

/*
 * The stylesheet colors five classes (`--syn-*` roles), so that code follows the theme. This Shiki theme uses
 * marker colors to map scopes to classes; the markers never reach the page.
 */
const classOf: Record<string, string> = {
  '#000001': 'k',
  '#000002': 'n',
  '#000003': 's',
  '#000004': 'd',
  '#000005': 'c',
};

const markers: ThemeRegistration = {
  name: 'markers',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000' } },
    {
      scope: [
        'keyword',
        'storage',
        'entity.name.tag',
        'punctuation.definition.tag',
        'markup.deleted',
        'support.type.property-name.json',
        'support.type.property-name.css',
        'entity.other.attribute-name.class.css',
        'variable.language.this',
        'support.function.builtin.shell',
        'entity.name.command.shell',
        'entity.name.function.shell',
      ],
      settings: { foreground: '#000001' },
    },
    { scope: ['keyword.operator'], settings: { foreground: '#000000' } },
    {
      scope: [
        'entity.name.type',
        'entity.name.class',
        'entity.name.function',
        'support.class',
        'support.function',
        'support.type.primitive',
        'entity.other.attribute-name.html',
        'entity.other.ng-binding-name',
        'variable.scss',
        'variable.other.constant',
        'variable.css',
        'punctuation.definition.ng-binding-name',
        'keyword.control.block.kind.ng',
      ],
      settings: { foreground: '#000002' },
    },
    {
      scope: ['string', 'markup.inline.raw', 'markup.inserted'],
      settings: { foreground: '#000003' },
    },
    {
      scope: ['constant.numeric', 'constant.language', 'constant.other.color'],
      settings: { foreground: '#000004' },
    },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: '#000005' } },
  ],
};

let highlighter: Promise<Highlighter> | undefined;

function load(): Promise<Highlighter> {
  return (highlighter ??= createHighlighter({
    themes: [markers],
    langs: [...usual],
  }));
}

/**
 * Colors source code at build time.
 *
 * @param code source text; a trailing line break is dropped
 * @param language language to parse it as
 * @returns a tree of text and `<i class=k|n|s|d|c>` nodes: keyword, name, string, number, comment
 */
export async function highlight(code: string, language: CodeLanguage): Promise<Root> {
  const { codeToTokens, loadLanguage, getLoadedLanguages } = await load();
  const grammar = grammars[language];
  if (grammar !== 'text' && !getLoadedLanguages().includes(grammar)) await loadLanguage(grammar);
  const { tokens } = codeToTokens(code.replace(/\n$/, ''), {
    lang: grammar,
    theme: 'markers',
    // By default, Shiki stops at a line after half a second, so a busy machine would color it wrongly.
    tokenizeTimeLimit: 0,
  });
  const children: (Element | Text)[] = [];
  tokens.forEach((line, index) => {
    if (index > 0) append(children, '\n', undefined);
    for (const token of line) append(children, token.content, classOf[token.color ?? '']);
  });
  return { type: 'root', children };
}

/**
 * Like {@link highlight}, as HTML for `dangerouslySetInnerHTML`: all text in it is escaped.
 *
 * @param links parts that become links, in the order of the text
 */
export function highlightToHtml(
  code: string,
  language: CodeLanguage,
  links: readonly LinkedPart[] = [],
): Promise<string> {
  return keptText(['code', language, code, JSON.stringify(links)], async () => {
    const tree = await highlight(code, language);
    return toHtml(links.length === 0 ? tree : withLinks(tree, links), {
      preferUnquoted: true,
      collapseEmptyAttributes: true,
      characterReferences: { useNamedReferences: true },
    });
  });
}

/** Appends a token; adjacent tokens with the same class are joined, so that a page has fewer nodes. */
function append(nodes: (Element | Text)[], value: string, className: string | undefined): void {
  const last = nodes.at(-1);
  const blank = value.trim() === '';
  if (last?.type === 'text' && (className === undefined || blank)) {
    last.value += value;
  } else if (
    last?.type === 'element' &&
    (blank ? !value.includes('\n') : isOfClass(last, className))
  ) {
    const text = last.children[0];
    if (text?.type === 'text') text.value += value;
  } else if (className === undefined || blank) {
    nodes.push({ type: 'text', value });
  } else {
    nodes.push({
      type: 'element',
      // `i` is the shortest tag; a page may contain thousands, in three files.
      tagName: 'i',
      properties: { className: [className] },
      children: [{ type: 'text', value }],
    });
  }
}

function isOfClass(element: Element, className: string | undefined): boolean {
  const names = element.properties.className;
  return Array.isArray(names) && names[0] === className;
}
