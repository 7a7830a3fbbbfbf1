import type { Library } from '@/lib/catalogue/library';
import { compareText } from '@/scripts/shared/compare-text';
import { findExamples } from './layout';
import { scanFolder, type ScannedExample } from './scan-folder';

/** A problem with an example, for the report of the build. */
export interface ExampleNote {
  /** Path of the file or folder, relative to the root of the project. */
  file: string;
  reason: string;
}

/** The result of scanning the examples. */
export interface Scan {
  /** Sorted by id. */
  examples: readonly ScannedExample[];
  /** The examples that cannot be shown at all, with the reasons. */
  leftOut: readonly ExampleNote[];
  /** Violations of the rules of the site. */
  warnings: readonly ExampleNote[];
}

/** The parts of the definition of a library that are needed to find its examples. */
export type ScanRules = Pick<Library, 'packages' | 'examples' | 'strict'>;

/**
 * Reads all examples of the layout.
 *
 * @throws in strict mode, one error with all problems, one per line: file and reason
 */
export function scanExamples({ packages, examples: layout, strict }: ScanRules): Scan {
  const leftOut: ExampleNote[] = [];
  const warnings: ExampleNote[] = [];
  const found = new Map<string, ScannedExample>();
  for (const place of findExamples(layout, packages)) {
    const add = (list: ExampleNote[]) => (file: string, reason: string) => {
      list.push({ file: `${place.folder}/${file}`, reason });
    };
    const report = { error: add(leftOut), warning: add(warnings) };
    const scanned = scanFolder(place, layout, report, { runsTests: strict });
    if (!scanned) continue;
    const existing = found.get(place.id);
    if (existing) {
      const reason = `the id is already used by ${existing.example.folder}`;
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
