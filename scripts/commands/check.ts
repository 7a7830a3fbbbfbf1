/**
 * Checks the built site as visitors and crawlers receive it.
 *
 * Reads   out/, or the folder in the first argument, and the waivers in scripts/check/artifact.
 * Writes  .generated/reports/check.json (counts) and bytes.json (bytes per page).
 * Fails   when one of these is found; prints the page and the rule:
 *         - links: a link, fragment or file reference has no target or leads to a redirect;
 *         - pages: an id, title or description is used twice; a title, description, canonical URL or language
 *           is missing; headings skip a level; HTML is invalid;
 *         - crawlers: sitemap.xml or robots.txt do not match the pages; a stub may be indexed, or a page may
 *           not; a page has no preview image or no schema.org data, or is more than four clicks away from the
 *           home page;
 *         - Markdown pages and feed: a Markdown page is missing, incomplete or has a dead link; the feed is
 *           invalid;
 *         - security: a page has a script that the policy does not list, or loads something from another
 *           origin;
 *         - weight: a page, the fonts or the whole site exceed their budget; a page with many examples weighs
 *           more than a page with three;
 *         - examples and browsers: an example has no page of its own; a script or stylesheet uses a feature
 *           that a supported browser does not have;
 *         - hosts: a host has more rules than it accepts;
 *         - waivers: a waiver matches no finding.
 *
 * With `a11y` as first argument it runs axe on the pages in a browser instead, in every theme and at two
 * widths, and fails when a page violates a rule. The folder and prefixes of paths may follow:
 * `npm run check -- a11y out /guide /search`.
 */
import { existsSync } from 'node:fs';
import { site } from '@/content/site';
import { checkAccessibility } from '@/scripts/check/artifact/accessibility/check-accessibility';
import { checkSite } from '@/scripts/check/artifact/check-site';
import { applyWaivers, type Finding, unusedWaiver } from '@/scripts/check/artifact/finding';
import { newerFeatures } from '@/scripts/check/artifact/newer-features';
import { waivers } from '@/scripts/check/artifact/waivers';
import { weightReport } from '@/scripts/check/artifact/weigh';
import { ranForExternalContent } from '@/scripts/shared/external-content/run-for-external-content';
import { main } from '@/scripts/shared/main';
import { writeReport } from '@/scripts/test/reports';

/** The most findings to print per rule, because a mistake in a template is found on every page. */
const maxPrinted = 10;

function print(findings: readonly Finding[]): void {
  for (const [rule, list = []] of Object.entries(Object.groupBy(findings, ({ rule }) => rule))) {
    console.error(`\n${rule} (${list.length})`);
    for (const { path, message } of list.slice(0, maxPrinted))
      console.error(`  ${path}: ${message}`);
    if (list.length > maxPrinted) console.error(`  … and ${list.length - maxPrinted} more`);
  }
}

async function checkArtifact(out: string): Promise<void> {
  const { findings, checked, weights, budgets } = await checkSite(out);
  const unwaived = applyWaivers(
    findings,
    site.isStrict ? [...waivers, ...newerFeatures] : newerFeatures,
  );
  // Another library's site may have fewer pages, so that some waivers match nothing there.
  const left = site.isStrict ? unwaived : unwaived.filter(({ rule }) => rule !== unusedWaiver);
  print(left);

  const faulty = new Set(left.map(({ path }) => path));
  const failed = faulty.size;
  const passed = checked.filter((path) => !faulty.has(path)).length;
  writeReport('check', { passed, failed });
  writeReport('bytes', weights);
  console.log([...budgets, ...weightReport(weights)].join('\n'));
  console.log(`\nChecks of the artifact: ${passed} paths passed, ${failed} have findings.`);
  if (failed > 0) process.exitCode = 1;
}

main(async () => {
  if (await ranForExternalContent('check')) return;
  const [first, ...rest] = process.argv.slice(2);
  const isAudit = first === 'a11y';
  const out = (isAudit ? rest[0] : first) ?? 'out';
  if (!existsSync(out)) throw new Error(`There is no ${out}/ to check. Run \`npm run build\`.`);
  if (!isAudit) return checkArtifact(out);
  const prefixes = rest.length > 1 ? rest.slice(1) : ['/'];
  if ((await checkAccessibility({ out, prefixes, print: console.log })) > 0) process.exitCode = 1;
});
