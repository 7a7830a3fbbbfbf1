import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { sentencesOf, textBlocks } from './text';

/** Empty phrases, with advice on what to write instead. */
const stockPhrases: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/i, 'write "to"'],
  [/\b(please )?note that\b/i, 'say it, or use a callout'],
  [/\bplease\b/i, 'leave it out'],
  [/\b(simply|easily|obviously|of course)\b/i, 'leave it out: what is easy depends on the reader'],
  [/\bjust (add|use|call|set|put|import|write|pass)\b/i, 'leave out "just"'],
  [/\bout[- ]of[- ]the[- ]box\b/i, 'say what happens without configuration'],
  [/\bunder the hood\b/i, 'say where it happens'],
  [
    /\b(powerful|seamless(ly)?|robust|cutting[- ]edge|blazing(ly)?|effortless(ly)?|delightful|world[- ]class|state[- ]of[- ]the[- ]art|rich set)\b/i,
    'say what it does',
  ],
  [/\b(leverag(e|es|ed|ing)|utili[sz](e|es|ed|ing))\b/i, 'write "use"'],
  [/\b(delve|dive) (in|into)\b/i, 'leave it out'],
  [/\bas you can see\b/i, 'leave it out'],
  [/\bit('s| is) (worth noting|important to note)\b/i, 'say it'],
  [/\b(a breeze|game[- ]changer|best of both worlds)\b/i, 'say what it does'],
  [/\bpeople\b/i, 'say who: the reader, a visitor, whoever presses the button'],
  [/\bwhether you('re| are)\b/i, 'address the one reader'],
  [/\blet('s| us)\b/i, 'tell the reader what to do'],
  [/\bwe('ll|'re| will| can| are)?\b/i, 'write "you", or name the component'],
  [/\b(e\.g\.|i\.e\.|etc\.)/i, 'write "for example", "that is", or the rest of the list'],
];

/** The most words in a sentence. */
const maxWords = 40;

/** Reports stock phrases and sentences that are too long. */
export function checkPhrases(file: ProseFile): readonly Finding[] {
  const blocks = textBlocks(file).filter(({ kind }) => kind !== 'quotation');
  return blocks.flatMap(({ line, text, kind }) => [
    ...stockPhrases.flatMap(([pattern, advice]) => {
      const phrase = pattern.exec(text)?.[0];
      return phrase === undefined
        ? []
        : [{ file: file.path, line, message: `stock phrase "${phrase}": ${advice}` }];
    }),
    ...(kind === 'paragraph' ? sentencesOf(text) : [])
      .map((sentence) => ({ sentence, length: sentence.split(/\s+/).length }))
      .filter(({ length }) => length > maxWords)
      .map(({ sentence, length }) => ({
        file: file.path,
        line,
        message: `a sentence of ${length} words, more than ${maxWords}: "${sentence.slice(0, 50)}…"`,
      })),
  ]);
}
