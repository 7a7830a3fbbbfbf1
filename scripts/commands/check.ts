/**
 * Checks what is built, as a visitor and a crawler get it.
 *
 * Reads   out/ (or the folder given as first argument), and the waivers beside this file.
 * Writes  .generated/reports/check.json (counts) and bytes.json (bytes per page).
 * Fails   when a link, fragment or file reference leads nowhere or to a redirect; when an id,
 *         title or description occurs twice; when a title, description, canonical URL or language
 *         is missing; when headings skip a level; when HTML is invalid; when sitemap.xml or
 *         robots.txt do not fit the pages; when search engines may keep a stub or may not keep a page;
 *         when a page has no picture for sharing, no data of schema.org, or takes more than four
 *         clicks from the home page; when a page as Markdown is missing, not whole or leads nowhere;
 *         when the feed is not in order; when a page carries a script that the policy does not
 *         name, or loads something from elsewhere; when a page, the fonts or everything together
 *         weigh more than their budget, or a page of many examples more than one of three; when an example
 *         has no page without the site; when a script or style sheet has what a supported browser does not
 *         know; when a host has more rules than it takes; when a waiver covers nothing. Names page and rule.
 *
 * With `a11y` as first argument it runs axe over the pages instead, in a browser, in every theme and at
 * two widths, and fails when one breaks a rule. After the folder, beginnings of their paths may follow:
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

/** Most findings to print per rule; one mistake in a template is found on every page. */
const most = 10;

function print(findings: readonly Finding[]): void {
  for (const [rule, list = []] of Object.entries(Object.groupBy(findings, ({ rule }) => rule))) {
    console.error(`\n${rule} (${list.length})`);
    for (const { path, message } of list.slice(0, most)) console.error(`  ${path}: ${message}`);
    if (list.length > most) console.error(`  … and ${list.length - most} more`);
  }
}

async function checkArtifact(out: string): Promise<void> {
  const { findings, checked, weights, budgets } = await checkSite(out);
  const known = applyWaivers(
    findings,
    site.isStrict ? [...waivers, ...newerFeatures] : newerFeatures,
  );
  // A site of others may have less than ours, so that some features are not met there.
  const left = site.isStrict ? known : known.filter(({ rule }) => rule !== unusedWaiver);
  print(left);

  const faulty = new Set(left.map(({ path }) => path));
  const failed = faulty.size;
  const passed = checked.filter((path) => !faulty.has(path)).length;
  writeReport('check', { passed, failed });
  writeReport('bytes', weights);
  console.log([...budgets, ...weightReport(weights)].join('\n'));
  console.log(`\nChecks of the artifact: ${passed} paths in order, ${failed} with findings.`);
  if (failed > 0) process.exitCode = 1;
}

main(async () => {
  if (await ranForExternalContent('check')) return;
  const [first, ...rest] = process.argv.slice(2);
  const isAudit = first === 'a11y';
  const out = (isAudit ? rest[0] : first) ?? 'out';
  if (!existsSync(out)) throw new Error(`There is no ${out}/ to check. Run \`npm run build\`.`);
  if (!isAudit) return checkArtifact(out);
  const below = rest.length > 1 ? rest.slice(1) : ['/'];
  if ((await checkAccessibility({ out, below, say: console.log })) > 0) process.exitCode = 1;
});
