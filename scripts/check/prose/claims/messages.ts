import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { isTroubleshooting } from '@/scripts/check/prose/reading/text';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** Which messages a file quotes letter by letter, and which of them no source of the library has. */
export interface MessageClaims {
  quoted: readonly string[];
  findings: readonly Finding[];
}

/** What stands for a value that a message is put together with. */
const gap = '\u0000';

/** What only a message ends with: our own headings are no sentences. */
const looksQuoted = /[.!:]$/;

/** Messages of other programs, of which there is no source to compare with. */
const ofOthers = /^TS\d|^Type '|^npm |^Unknown argument|is not defined$/;

/** Compares the headings below "Troubleshooting" with what the library's code says. */
export function checkMessages(file: ProseFile, literals: readonly string[]): MessageClaims {
  const quoted: string[] = [];
  const findings: Finding[] = [];
  for (const heading of troubles(file)) {
    const whole = wordsOf(heading);
    const text = whole.replace(/^NG\d+: /, '').replaceAll('`', '');
    if (literals.some((literal) => says(literal, text))) quoted.push(whole);
    else if (looksQuoted.test(text) && !ofOthers.test(text)) {
      const message = `no code of the library says "${text}"`;
      findings.push({ file: file.path, line: lineOf(heading, file.offset), message });
    }
  }
  return { quoted, findings };
}

/** A heading as the browser shows it, code included. */
function wordsOf(heading: Heading): string {
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text;
}

/** The headings that say what went wrong. */
function troubles({ tree }: ProseFile): readonly Heading[] {
  let isTroubles = false;
  return tree.children.filter((node): node is Heading => {
    if (node.type !== 'heading') return false;
    if (node.depth === 2) isTroubles = isTroubleshooting(node);
    return isTroubles && node.depth === 3;
  });
}

/**
 * The texts in a piece of compiled code, pieces that are added together joined. Where a value is put in,
 * they have a gap.
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
        // What begins with a space continues what was put in before it.
        .replace(/^ /, `${gap} `)
        .replace(/\s+/g, ' '),
    )
    .filter((text) => /[A-Za-z]{3}.* |\0/.test(text) && text.length > 12);
}

const inserted = /\$\{(?:[^{}`]|`[^`]*`)*\}/g;
const literal =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$\{(?:[^{}`]|`[^`]*`)*\}|\$)*`/g;
/** Literals that are added together. */
const sum = new RegExp(`(?:${literal.source})(?:\\s*\\+\\s*(?:${literal.source}))*`, 'g');

/** How much of a quotation has to be the library's own words, and not what its gaps may hold. */
const ownShare = 0.38;

/** Whether a text begins one of the sentences that a message is made of, gaps filled in. */
export function says(literal: string, text: string): boolean {
  const starts = [0, ...[...literal.matchAll(/[.:] (?=[A-Z])/g)].map(({ index }) => index + 2)];
  return starts.some((start) => ownWords(literal.slice(start), text) >= text.length * ownShare);
}

/** How many characters of a text are the message's own, at best; less than nothing if they differ. */
function ownWords(literal: string, text: string): number {
  const at = literal.indexOf(gap);
  const fixed = at === -1 ? literal : literal.slice(0, at);
  if (fixed.startsWith(text)) return text.length;
  if (at === -1 || !text.startsWith(fixed)) return -Infinity;
  let best = -Infinity;
  for (let end = fixed.length + 1; end <= text.length; end++) {
    best = Math.max(best, fixed.length + ownWords(literal.slice(at + 1), text.slice(end)));
  }
  return best;
}
