/**
 * Measures what only a browser can measure: the sizes of the live examples, so that pages reserve space for
 * those that load late and center narrow ones, and the components with whose drawings overviews begin. And the
 * status of each item: how its examples run, with axe and right to left, and what it adds to an application,
 * which is built for production.
 *
 * Reads   content/, app/styles/tokens.css, app/fonts, and the live examples, which it generates first.
 * Writes  content/measured/<package>/<item>.json and <item>.status.json, which are committed, so that a build
 *         needs no browser. Only
 *         files that are out of date; with `--all`, every file. Removes those of items that no longer exist.
 * Fails   without Chromium; when a component of a row in content/anatomy is not found, with the field; and
 *         when an example has text in a font of this machine, because it would have another size elsewhere.
 *         Everything else is measured first. `--keep-going` leaves out examples that do not compile.
 *
 * `npm test` fails while a file is out of date.
 */
import '@/scripts/shared/check-environment';
import { parseArgs } from 'node:util';
import { auditExample } from '@/scripts/check/artifact/accessibility/audit-example';
import { measure } from '@/scripts/maintain/measure/measure';
import { renewStatus } from '@/scripts/maintain/measure/status/renew-status';
import { ranForExternalContent } from '@/scripts/shared/external-content/run-for-external-content';
import { forwardKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';

main(async () => {
  forwardKeepGoing();
  if (await ranForExternalContent('measure')) return;
  const { values } = parseArgs({
    options: { all: { type: 'boolean' }, 'keep-going': { type: 'boolean' } },
  });
  const all = values.all === true;
  await measure({ all });
  await renewStatus({ all, audit: auditExample });
});
