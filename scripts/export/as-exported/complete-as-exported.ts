import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { withBase } from '@/lib/routes/base';
import { withNotFoundScript } from '@/lib/routes/hosts/not-found-script';
import { contentPolicy, withPolicy } from '@/lib/routes/hosts/policy';
import { policyFacts } from '@/lib/routes/hosts/policy-facts';
import { paths } from '@/lib/routes/paths';
import { completeSite } from '@/scripts/export/complete/complete-site';
import { writePreviews } from '@/scripts/export/complete/preview-pages';
import { listPageFiles, pageUrl } from '@/scripts/export/next/list-export';
import { withHeadData } from '@/scripts/export/shared/head-data';
import { writeScript } from '@/scripts/export/shared/site-script';
import { inlineScriptsOf } from './inline-scripts';

/** Previews are complete already, as are all pages in a second run. */
const completed = '<meta http-equiv="Content-Security-Policy"';

/**
 * Adds to the export in a folder what hosts need, and leaves its pages as Next wrote them; see the contract in
 * `index.ts`.
 *
 * @returns a summary in one line
 * @throws with all problems, before anything is written
 */
export function completeAsExported(out: string): string {
  return completeSite(out, (policy) => {
    writePreviews(out, policy);
    const early = writeScript(out, 'early', {
      // Next starts its own scripts.
      scripts: [],
      runtime: null,
      trackers: site.analyticsIds,
      ...(site.analyticsEvents.length > 0 && { events: site.analyticsEvents }),
    });
    for (const file of listPageFiles(out)) {
      const html = readFileSync(join(out, file), 'utf8');
      if (html.includes(completed)) continue;
      writeFileSync(join(out, file), completePage(html, withBase(pageUrl(file)), early));
    }
  });
}

/**
 * Completes one page: the script that needs no framework, what crawlers read, and a policy for its own scripts.
 *
 * @param path clean URL of the page
 * @param early URL of the script
 * @throws when the page has no `</head>`, or does not state its encoding
 */
export function completePage(html: string, path: string, early: string): string {
  if (!html.includes('</head>')) throw new Error(`${path} has no </head>.`);
  const started = html.replace('</head>', () => `<script src="${early}" defer=""></script></head>`);
  const redirected = path === paths.notFound() ? withNotFoundScript(started) : started;
  const whole = withHeadData(redirected, path);
  return withPolicy(whole, contentPolicy(policyFacts, inlineScriptsOf(whole)));
}
