/**
 * Builds the site and serves it.
 *
 * Reads   what the build reads; PORT (4173 by default).
 * Writes  what the build writes.
 * Fails   when the build fails, and when the port is in use, which is checked before building.
 *         `--keep-going` leaves out examples that do not compile. `--as-exported` is as for `npm run build`.
 */
import '@/scripts/shared/check-environment';
import { createServer } from 'node:net';
import { build, readBuildOptions } from '@/scripts/export/build-site';
import { ranForExternalContent } from '@/scripts/shared/external-content/run-for-external-content';
import { passOnKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { listen, portFrom } from '@/scripts/shared/server/listen';
import { serveSite } from '@/scripts/shared/server/serve-site';

/** Throws when the port is not available. Checked first, because a build takes a minute. */
async function checkPort(): Promise<void> {
  const probe = createServer();
  await listen(probe, portFrom(process.env.PORT, 4173));
  await new Promise((done) => probe.close(done));
}

main(async () => {
  passOnKeepGoing();
  if (await ranForExternalContent('start')) return;
  await checkPort();
  await build(readBuildOptions());
  printStep('Serving out/');
  await serveSite();
});
