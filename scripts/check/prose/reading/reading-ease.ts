import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { sentencesOf, textBlocks } from './text';

/** The reading ease of a page: higher is easier, and 60 to 70 is plain English. */
interface ReadingEase {
  path: string;
  ease: number;
}

/** Calculates Flesch's reading ease of a page's sentences. Inline code counts as a word of one syllable. */
export function readingEase(file: ProseFile): ReadingEase {
  const sentences = textBlocks(file)
    .filter(({ kind, text }) => kind === 'paragraph' && !text.startsWith('[!'))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => wordsOf(sentence).length > 0);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return { path: file.path, ease: 100 };
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const ease =
    206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  return { path: file.path, ease: Math.round(ease) };
}

/** Counts the syllables of an English word: groups of vowels, without a silent "e" at the end. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const silent = letters.replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, '');
  return Math.max(1, silent.match(/[aeiouy]+/g)?.length ?? 0);
}

/** Returns one line with the average and the three pages that are hardest to read. */
export function formatHardest(pages: readonly ReadingEase[]): string {
  const [average, hardest] = [
    Math.round(pages.reduce((sum, { ease }) => sum + ease, 0) / Math.max(1, pages.length)),
    sorted(pages).slice(0, 3),
  ];
  const named = hardest.map(({ path, ease }) => `${path} ${ease}`).join(', ');
  return `Reading ease: ${average} on average; hardest: ${named}.`;
}

/** Returns a line for each page, the hardest first. */
export function formatFigures(pages: readonly ReadingEase[]): readonly string[] {
  return sorted(pages).map(({ path, ease }) => `${String(ease).padStart(4)}  ${path}`);
}

const sorted = (pages: readonly ReadingEase[]) =>
  [...pages].sort((a, b) => a.ease - b.ease || a.path.localeCompare(b.path));
const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}·][\p{L}\p{N}·'’-]*/gu) ?? [];
