import { headingText, isEntry, troubleshooting } from '@/scripts/check/prose/reading/text';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** The messages that a file quotes literally, and findings for those that the library does not contain. */
export interface MessageClaims {
  quoted: readonly string[];
  findings: readonly Finding[];
}

/** A placeholder for a value that is inserted into a message. */
const gap = '\u0000';

/** Matches the end of a quoted message: other headings do not end with punctuation. */
const looksQuoted = /[.!:]$/;

/** Matches messages of other programs, whose source is not available for comparison. */
const foreignMessage = /^TS\d|^Type '|^npm |^Unknown argument|is not defined$/;

/** Compares the headings below "Troubleshooting" with the messages in the library's code. */
export function checkMessages(file: ProseFile, literals: readonly string[]): MessageClaims {
  const quoted: string[] = [];
  const findings: Finding[] = [];
  for (const heading of troubleshooting(file.tree).filter(isEntry)) {
    const whole = headingText(heading);
    const text = whole.replace(/^NG\d+: /, '').replaceAll('`', '');
    if (literals.some((literal) => matchesMessage(literal, text))) quoted.push(whole);
    else if (looksQuoted.test(text) && !foreignMessage.test(text)) {
      const message = `the code of the library does not contain the message "${text}"`;
      findings.push({ file: file.path, line: lineOf(heading, file.offset), message });
    }
  }
  return { quoted, findings };
}

/**
 * Returns the string literals in compiled code. Concatenated literals are joined, and inserted values become
 * a placeholder.
 */
export function textsIn(code: string): readonly string[] {
  return (code.match(sum) ?? [])
    .map((added) => (added.match(literal) ?? []).map((one) => one.slice(1, -1)).join(''))
    .map((text) =>
      text
        .replace(inserted, gap)
        .replace(/\\n/g, ' ')
        .replace(/\\(.)/g, '$1')
        .replaceAll('`', '')
        // A text that starts with a space follows an inserted value.
        .replace(/^ /, `${gap} `)
        .replace(/\s+/g, ' '),
    )
    .filter((text) => /[A-Za-z]{3}.* |\0/.test(text) && text.length > 12);
}

const inserted = /\$\{(?:[^{}`]|`[^`]*`)*\}/g;
const literal =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$\{(?:[^{}`]|`[^`]*`)*\}|\$)*`/g;
/** Matches concatenated literals. */
const sum = new RegExp(`(?:${literal.source})(?:\\s*\\+\\s*(?:${literal.source}))*`, 'g');

/** The share of a quotation that must be literal text of the message rather than inserted values. */
const minLiteralShare = 0.38;

/** Whether a text is the start of one of the sentences of a message, with any values inserted. */
export function matchesMessage(literal: string, text: string): boolean {
  const starts = [0, ...[...literal.matchAll(/[.:] (?=[A-Z])/g)].map(({ index }) => index + 2)];
  return starts.some(
    (start) => literalLength(literal.slice(start), text) >= text.length * minLiteralShare,
  );
}

/**
 * Returns the highest possible number of literal characters in a text; -Infinity when the text does not
 * match.
 */
function literalLength(literal: string, text: string): number {
  const at = literal.indexOf(gap);
  const fixed = at === -1 ? literal : literal.slice(0, at);
  if (fixed.startsWith(text)) return text.length;
  if (at === -1 || !text.startsWith(fixed)) return -Infinity;
  let best = -Infinity;
  for (let end = fixed.length + 1; end <= text.length; end++) {
    best = Math.max(best, fixed.length + literalLength(literal.slice(at + 1), text.slice(end)));
  }
  return best;
}
