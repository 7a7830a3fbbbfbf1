/** Something wrong in a Markdown file. */
export interface Finding {
  /** Path from the project's root. */
  file: string;
  line: number;
  message: string;
}

/** One line for a terminal, in the form that editors turn into a link. */
export function formatFinding({ file, line, message }: Finding): string {
  return `${file}:${line} ${message}`;
}

/** By file, line and text, each only once: two checks may notice the same fault. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
  );
}
