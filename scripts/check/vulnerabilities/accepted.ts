/** A known vulnerability that does not concern this project. */
export interface Accepted {
  /** The package with the vulnerability. */
  package: string;
  /** The address of the advisory, as `npm audit` prints it. */
  advisory: string;
  /** Why it does no harm here, in one sentence. */
  reason: string;
}

/** High and critical advisories that stay, each with its reason. An entry that matches none fails. */
export const accepted: readonly Accepted[] = [];
