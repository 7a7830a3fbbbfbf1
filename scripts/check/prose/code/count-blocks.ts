import type { Fence, ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { isDocument } from './plan-units';

/** How many blocks of a language there are, and how many of them are checked as a whole. */
interface BlockCount {
  language: string;
  all: number;
  checked: number;
}

/** What is known about the blocks of all files. */
export interface BlockCounts {
  languages: readonly BlockCount[];
  /** Why blocks are not checked as a whole → how many of them. */
  reasons: ReadonlyMap<string, number>;
}

/** Prose in a frame: there is nothing to compile. */
const isCode = ({ language }: Fence) => language !== 'text';

/** Why a block is not checked as a whole; nothing for one that is. */
function reasonOf({ language, code, unchecked }: Fence): string | undefined {
  if (unchecked !== undefined) return unchecked;
  return language === 'html' && isDocument(code)
    ? 'a page or its head, of no component'
    : undefined;
}

/** Counts what is compiled, parsed or looked up as it is shown, and what is not and why. */
export function countBlocks(files: readonly ProseFile[]): BlockCounts {
  const fences = files.flatMap((file) => file.fences).filter(isCode);
  const languages = [...new Set(fences.map(({ language }) => language))].sort();
  const reasons = new Map<string, number>();
  for (const reason of fences.map(reasonOf)) {
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return {
    reasons,
    languages: languages.map((language) => {
      const of = fences.filter((fence) => fence.language === language);
      const checked = of.filter((fence) => reasonOf(fence) === undefined).length;
      return { language, all: of.length, checked };
    }),
  };
}

/** The counts as lines for a terminal. */
export function formatBlocks({ languages, reasons }: BlockCounts): readonly string[] {
  const sum = (key: 'all' | 'checked') => languages.reduce((total, count) => total + count[key], 0);
  const each = languages.map(({ language, all, checked }) => `${language} ${checked} of ${all}`);
  return [
    `Blocks: ${sum('checked')} of ${sum('all')} checked as they are shown (${each.join(', ')}).`,
    ...[...reasons].map(([reason, count]) => `  ${count} not: ${reason}.`),
  ];
}
