import { z } from 'zod';
import type { Accepted } from './accepted';

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
});
/** What `npm audit --json` prints; a string in `via` is the name of another package of the list. */
const auditReport = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
});
/** What it prints when the registry does not answer. */
const auditError = z.object({ message: z.string() });

/** An advisory about an installed package. */
export type Advisory = z.infer<typeof advisory>;

/** Thrown when there is no answer, so that nothing is known about the packages. */
export class NotAudited extends Error {}

/**
 * Reads the advisories from the output of `npm audit --json`.
 *
 * @param folder the folder with the lock file, for messages
 * @throws {NotAudited} when the registry did not audit
 */
export function readAudit(folder: string, output: string): readonly Advisory[] {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    throw new NotAudited(`${folder}: npm audit printed no JSON: ${output.trim().slice(0, 200)}`);
  }
  const report = auditReport.safeParse(json);
  if (report.success) {
    return Object.values(report.data.vulnerabilities).flatMap(({ via }) =>
      via.filter((cause) => typeof cause !== 'string'),
    );
  }
  const error = auditError.safeParse(json);
  throw new NotAudited(
    `${folder}: ${error.success ? error.data.message : `unknown format: ${report.error.message}`}`,
  );
}

const isSerious = ({ severity }: Advisory) => severity === 'high' || severity === 'critical';

/**
 * Compares advisories with the accepted ones.
 *
 * @returns what has to be done, one line each: high and critical advisories without a reason, and entries
 *          that match no advisory any more
 */
export function judgeAudit(
  advisories: readonly Advisory[],
  accepted: readonly Accepted[],
): readonly string[] {
  const matches = (entry: Accepted, { name, url }: Advisory) =>
    entry.package === name && entry.advisory === url;
  const open = advisories
    .filter(isSerious)
    .filter((found) => !accepted.some((entry) => matches(entry, found)))
    .map(({ name, severity, title, url }) => `${name}: ${severity}: ${title} (${url})`);
  const stale = accepted
    .filter((entry) => !advisories.some((found) => isSerious(found) && matches(entry, found)))
    .map((entry) => `accepted.ts: ${entry.package} no longer has ${entry.advisory}: remove it`);
  return [...new Set(open), ...stale];
}
