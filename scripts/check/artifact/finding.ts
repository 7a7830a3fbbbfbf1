/** Something wrong with the artifact. */
export interface Finding {
  /** Clean URL of the page, or of the file. */
  path: string;
  /** What was broken, as `subject/what`: the name a waiver gives. */
  rule: string;
  message: string;
}

/** A finding that is known and accepted. */
export interface Waiver {
  /** A page's URL; a `*` at its end stands for any rest. */
  path: string;
  rule: string;
  /** Part of the message, where the rule finds other faults as well that are not waived. */
  message?: string;
  /** Why it is right to leave it. */
  reason: string;
}

/** The rule that a waiver breaks which covers nothing. */
export const unusedWaiver = 'waiver/unused';

function covers(waiver: Waiver, finding: Finding): boolean {
  const isPath = waiver.path.endsWith('*')
    ? finding.path.startsWith(waiver.path.slice(0, -1))
    : finding.path === waiver.path;
  return isPath && waiver.rule === finding.rule && finding.message.includes(waiver.message ?? '');
}

/**
 * Takes the waived findings out.
 *
 * @returns what is left, and a finding for every waiver that covers nothing: the fault it was
 *   written for is gone, and it would hide the next one
 */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly Waiver[],
): readonly Finding[] {
  const left = findings.filter((finding) => !waivers.some((waiver) => covers(waiver, finding)));
  const unused = waivers.filter((waiver) => !findings.some((finding) => covers(waiver, finding)));
  return [
    ...left,
    ...unused.map(({ path, rule }) => ({
      path,
      rule: unusedWaiver,
      message: `The waiver of ${rule} covers nothing; take it out below scripts/check.`,
    })),
  ];
}
