import { toggleStartFailure } from '@/lib/browser/feedback/failure-note';
import { savesData } from '@/lib/browser/network/saves-data';
import { onSignal } from '@/lib/browser/page/signals';
import type { StartData } from '@/lib/browser/page/start-data';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { needsApp } from './needs-app';
import { createClientStart } from './next/client-start';
import type { PageStart } from './page-start';
import { replayPresses } from './presses/replay';
import { reportStartFailure } from './start-failure';

/**
 * Starts the application when the visitor first interacts, or immediately when only it can show what the
 * address asks for. Until then its files are preloaded, and none of it runs. A failure is shown only if a
 * press is waiting; the start is retried on request, with the next press, and when the network is back.
 */
export function startApp(data: StartData, start: PageStart): void {
  const client = createClientStart(data);
  const run = () => {
    // Without a failure of this start, the note is about something else.
    if (client.hasFailed()) toggleStartFailure(false);
    client.run().catch((error: unknown) => {
      reportStartFailure(error, start.presses, data.build, run);
    });
  };
  start.run = run;
  onSignal('app', () => {
    // It may have started after it had counted as failed.
    if (client.hasFailed()) toggleStartFailure(false);
    replayPresses(start.presses, 'app');
  });
  addEventListener('online', () => client.hasFailed() && run());
  if (start.wanted || needsApp(location.search, location.hash)) run();
  else if (!savesData()) whenIdle(client.preload);
}
