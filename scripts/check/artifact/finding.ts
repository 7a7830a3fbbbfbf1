/** A problem in the built site. */
export interface Finding {
  /** Clean URL of the page or file. */
  path: string;
  /** The violated rule, as `subject/rule`; waivers refer to it. */
  rule: string;
  message: string;
}

/** A finding that is known and accepted. */
export interface Waiver {
  /** A page's URL; a `*` at its end matches any rest. */
  path: string;
  rule: string;
  /** Part of the message. Needed when the same rule has other findings that are not waived. */
  message?: string;
  /** Why the finding is accepted. */
  reason: string;
}

/** The rule of findings about waivers that match nothing. */
export const unusedWaiver = 'waiver/unused';

function matches(waiver: Waiver, finding: Finding): boolean {
  const isPath = waiver.path.endsWith('*')
    ? finding.path.startsWith(waiver.path.slice(0, -1))
    : finding.path === waiver.path;
  return isPath && waiver.rule === finding.rule && finding.message.includes(waiver.message ?? '');
}

/**
 * Removes the waived findings.
 *
 * @returns the other findings, and one for every waiver that matches nothing: its problem is fixed, and it
 *   would hide the next one
 */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly Waiver[],
): readonly Finding[] {
  const left = findings.filter((finding) => !waivers.some((waiver) => matches(waiver, finding)));
  const unused = waivers.filter((waiver) => !findings.some((finding) => matches(waiver, finding)));
  return [
    ...left,
    ...unused.map(({ path, rule }) => ({
      path,
      rule: unusedWaiver,
      message: `The waiver of ${rule} matches no finding; remove it from scripts/check.`,
    })),
  ];
}
