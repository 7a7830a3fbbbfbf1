import type { Fence, ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { isDocument } from './plan-units';

/** The number of blocks of a language, and how many of them are fully checked. */
interface BlockCount {
  language: string;
  all: number;
  checked: number;
}

/** The counts of all blocks. */
export interface BlockCounts {
  languages: readonly BlockCount[];
  /** Reason why blocks are not fully checked → the number of such blocks. */
  reasons: ReadonlyMap<string, number>;
}

/** Blocks of plain text cannot be compiled. */
const isCode = ({ language }: Fence) => language !== 'text';

/** Returns why a block is not fully checked, or undefined when it is. */
function reasonOf({ language, code, unchecked }: Fence): string | undefined {
  if (unchecked !== undefined) return unchecked;
  return language === 'html' && isDocument(code)
    ? 'a whole page or its head, not a template'
    : undefined;
}

/** Counts the blocks that are compiled, parsed or looked up as shown, and the reasons for all others. */
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

/** Formats the counts for the terminal. */
export function formatBlocks({ languages, reasons }: BlockCounts): readonly string[] {
  const sum = (key: 'all' | 'checked') => languages.reduce((total, count) => total + count[key], 0);
  const each = languages.map(({ language, all, checked }) => `${language} ${checked} of ${all}`);
  return [
    `Blocks: ${sum('checked')} of ${sum('all')} checked as shown (${each.join(', ')}).`,
    ...[...reasons].map(([reason, count]) => `  ${count} unchecked: ${reason}.`),
  ];
}
