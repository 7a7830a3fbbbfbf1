import { type CDPSession, test } from '@playwright/test';
import { browserArgs } from '@/scripts/shared/installed-browsers/browser-args';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { editFrameOf, openEditor, replaceText, templateOf } from './support/editor';
import { expect } from './support/expect';
import { isFullSweep } from './support/sweep';

// The frame has a process, and so a heap, of its own.
test.use({ launchOptions: { ...browserOption(), args: [...browserArgs, '--site-per-process'] } });

/** How often the example is edited after the first edit. */
const edits = 50;

/** Bytes of script objects that are still in use. */
async function heapOf(session: CDPSession): Promise<number> {
  // The second time collects what the finalizers of the first have released.
  for (let turn = 0; turn < 2; turn++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

test('many edits need no more memory than the first', { tag: '@sweep' }, async ({ page }) => {
  test.skip(!isFullSweep, 'Fifty edits take too long for every run.');
  test.setTimeout(240_000);
  await openEditor(page);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('The example has no frame.');
  const sessions = await Promise.all(
    [page, frame].map((target) => page.context().newCDPSession(target)),
  );
  const heaps = () => Promise.all(sessions.map(heapOf));
  const edit = async (turn: number) => {
    await replaceText(page, templateOf(page), `<button matButton>Turn ${turn}</button>`);
    await expect(
      editFrameOf(page).getByRole('button', { name: `Turn ${turn}`, exact: true }),
    ).toBeVisible();
  };
  await edit(0);
  const first = await heaps();
  for (let turn = 1; turn <= edits; turn++) await edit(turn);
  const last = await heaps();
  const growth = last.map((size, index) => size / (first[index] ?? 0));
  test.info().annotations.push({ type: 'heap', description: JSON.stringify({ first, last }) });
  // Of the page and of the frame.
  expect(
    growth.map((factor) => factor < 1.2),
    JSON.stringify({ first, last }),
  ).toEqual([true, true]);
});
