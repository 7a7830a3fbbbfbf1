/**
 * Builds the site and serves it.
 *
 * Reads   what the build reads; PORT (4173 by default).
 * Writes  what the build writes.
 * Fails   when the build fails, and when the port is in use, which is checked before building.
 *         `--keep-going` leaves out examples that do not compile. `--as-exported` is as for `npm run build`.
 */
import '@/scripts/shared/check-environment';
import { build } from '@/scripts/export/build-site';
import { readBuildOptions } from '@/scripts/export/site-steps';
import { ranForExternalContent } from '@/scripts/shared/external-content/run-for-external-content';
import { forwardKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';
import { checkPort, portFrom } from '@/scripts/shared/server/listen';
import { serveSite } from '@/scripts/shared/server/serve-site';

main(async () => {
  forwardKeepGoing();
  if (await ranForExternalContent('start')) return;
  const port = portFrom(process.env.PORT, 4173);
  // First, because a build takes minutes.
  await checkPort(port);
  console.log(`This builds the site into out/ and serves it on http://localhost:${port}.`);
  await build(readBuildOptions());
  await serveSite();
});
