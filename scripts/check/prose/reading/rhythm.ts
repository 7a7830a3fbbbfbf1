import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { textBlocks } from './text';

/** A sentence with at most this many words is short. */
const shortLength = 8;
/** The highest share of short sentences; with more, a text reads like commands. */
const maxShare = 1 / 3;
/** Texts with fewer sentences are not checked. */
const minSentences = 20;

/** Reports a text with too many short sentences, which reads choppy. */
export function checkRhythm(file: ProseFile): readonly Finding[] {
  const sentences = textBlocks(file)
    .filter(({ kind, text }) => kind === 'paragraph' && !text.startsWith('[!'))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.trim() !== '');
  const count = sentences.filter(
    (sentence) => sentence.trim().split(/\s+/).length <= shortLength,
  ).length;
  if (sentences.length < minSentences || count <= sentences.length * maxShare) return [];
  const message = `${count} of ${sentences.length} sentences have ${shortLength} words or fewer: join some of them`;
  return [{ file: file.path, line: 1, message }];
}
