import { hint } from '@/content/nearest';
import type { LibraryNames } from '@/scripts/check/prose/names/library-names';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { CodeSpan, ProseFile } from '@/scripts/check/prose/shared/prose-file';
import {
  identifierRules,
  moduleRules,
  type NameRule,
  styleNameRule,
  variableRule,
} from './name-rules';
import { checkTemplate } from './template-names';

/**
 * Checks the names in inline code: names with a prefix of the library must be in the library; calls and
 * compound names must exist anywhere.
 *
 * @param own names that the author uses in the fences of the same file
 */
export function checkInlineCode(
  file: ProseFile,
  names: LibraryNames,
  own: ReadonlySet<string>,
): readonly Finding[] {
  const rules = [
    ...identifierRules(names, own),
    variableRule(names),
    styleNameRule(names),
    ...moduleRules(names),
  ];
  return file.spans.flatMap((span) => {
    const finding = (message: string) => ({ file: file.path, line: span.line, message });
    if (/^<[a-zA-Z!/]/.test(span.text)) {
      return checkTemplate(closeRawText(span.text), names).map(({ message }) => finding(message));
    }
    return [...unknownNames(span, rules), ...unknownMember(span, names)].map(finding);
  });
}

/** Checks the custom properties in all fences, and the library's classes in stylesheets. */
export function checkFenceNames(file: ProseFile, names: LibraryNames): readonly Finding[] {
  const everywhere = [variableRule(names)];
  const inStyles = [...everywhere, styleNameRule(names)];
  return file.fences.flatMap(({ code, language, line }) =>
    code.split('\n').flatMap((text, index) => {
      const span = { line: line + index, text };
      const used = /^s?css$/.test(language) ? inStyles : everywhere;
      return unknownNames(span, used).map((message) => ({
        file: file.path,
        line: span.line,
        message,
      }));
    }),
  );
}

/** Closes a single start tag of an element with raw text, which would include the rest of the template. */
function closeRawText(html: string): string {
  return /^<(textarea|title|style|script)\b[^/]*$/.test(html)
    ? `${html}</${html.slice(1).split(/[\s>]/)[0]}>`
    : html;
}

function unknownNames({ text }: CodeSpan, rules: readonly NameRule[]): string[] {
  return rules.flatMap(({ pattern, kind, isKnown, candidates }) =>
    [...text.matchAll(pattern)]
      .map(([name]) => name)
      .filter((name) => !isKnown(name))
      .map((name) => `unknown ${kind} "${name}"${hint(name, candidates())}`),
  );
}

function unknownMember({ text }: CodeSpan, names: LibraryNames): string[] {
  return [...text.matchAll(/(?<![\w$.])([A-Z]\w*)\.([a-zA-Z]\w*)/g)].flatMap(
    ([, symbol = '', member = '']) => {
      const members = names.symbols.get(symbol);
      // The members of a symbol without members come from a type that is not extracted.
      if (members === undefined || members.size === 0 || members.has(member)) return [];
      return [`unknown member "${symbol}.${member}"${hint(member, members)}`];
    },
  );
}
