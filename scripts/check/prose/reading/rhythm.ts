import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { textBlocks } from './text';

/** Up to this many words a sentence counts as short. */
const short = 8;
/** How many of a text's sentences may be short, before they read like commands. */
const share = 1 / 3;
/** Fewer sentences say nothing about a rhythm. */
const enough = 20;

/** Reports a text that is clipped: too many short sentences for one to lead to the next. */
export function checkRhythm(file: ProseFile): readonly Finding[] {
  const sentences = textBlocks(file)
    .filter(({ kind, text }) => kind === 'paragraph' && !text.startsWith('[!'))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.trim() !== '');
  const count = sentences.filter((sentence) => sentence.trim().split(/\s+/).length <= short).length;
  if (sentences.length < enough || count <= sentences.length * share) return [];
  const message = `${count} of ${sentences.length} sentences have ${short} words or fewer: join some of them`;
  return [{ file: file.path, line: 1, message }];
}
