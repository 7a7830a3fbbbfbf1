/** A problem in a Markdown file. */
export interface Finding {
  /** Path from the project's root. */
  file: string;
  line: number;
  message: string;
}

/** Formats a finding as one line, in the format that editors turn into a link. */
export function formatFinding({ file, line, message }: Finding): string {
  return `${file}:${line} ${message}`;
}

/**
 * Sorts by file, line and message, and removes duplicates, because two checks may report the same problem.
 */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
  );
}
