import type { Library } from '@/lib/catalogue/library';
import { compareText } from '@/scripts/shared/compare-text';
import { findExamples } from './layout';
import { scanFolder, type ScannedExample } from './scan-folder';

/** Something about an example that a reader of the build's report should know. */
export interface ExampleNote {
  /** Path of the file or folder, from the project's root. */
  file: string;
  reason: string;
}

/** What was found where examples lie. */
export interface Scan {
  /** Sorted by id. */
  examples: readonly ScannedExample[];
  /** What could not be shown at all, and why. */
  leftOut: readonly ExampleNote[];
  /** Rules of the site that an example breaks. */
  warnings: readonly ExampleNote[];
}

/** The parts of a library's definition that its examples are found by. */
export type ScanRules = Pick<Library, 'packages' | 'examples' | 'strict'>;

/**
 * Reads every example that the layout finds.
 *
 * @throws where the rules are strict, one error with all that is wrong, a line each: file and reason
 */
export function scanExamples({ packages, examples: layout, strict }: ScanRules): Scan {
  const leftOut: ExampleNote[] = [];
  const warnings: ExampleNote[] = [];
  const found = new Map<string, ScannedExample>();
  for (const place of findExamples(layout, packages)) {
    const add = (list: ExampleNote[]) => (file: string, reason: string) => {
      list.push({ file: `${place.folder}/${file}`, reason });
    };
    const report = { fault: add(leftOut), deviation: add(warnings) };
    const scanned = scanFolder(place, layout, report, { runsTests: strict });
    if (!scanned) continue;
    const twin = found.get(place.id);
    if (twin) {
      const reason = `the id is taken by ${twin.example.folder}`;
      leftOut.push({ file: place.folder, reason });
    } else found.set(place.id, scanned);
  }
  const problems = [...leftOut, ...warnings].sort((a, b) => compareText(a.file, b.file));
  if (strict && problems.length > 0) {
    const lines = problems.map(({ file, reason }) => `${file}: ${reason}`);
    throw new Error(`Examples\n  ${lines.join('\n  ')}`);
  }
  return {
    examples: [...found.values()].sort((a, b) => compareText(a.example.id, b.example.id)),
    leftOut,
    warnings,
  };
}
