import type { Browser } from '@playwright/test';
import { judge, type Judgement } from './judge';
import type { Options } from './options';
import { photograph, startBrowser, type Subject } from './photograph';
import { serveStill } from './serve-still';
import { subjectsOf } from './subjects';

/**
 * Photographs both sites and compares them. What differs is looked at a second time, so that a
 * machine that stalled makes no difference of its own.
 *
 * @param onJudgement is told each judgement as it comes, in no order
 */
export async function runLooks(
  options: Options,
  onJudgement: (subject: Subject, judgement: Judgement, left: number) => void,
): Promise<void> {
  const before = await serveStill(options.before);
  const after = await serveStill(options.after);
  const subjects = subjectsOf(options);
  let differing = 0;

  const look = async (browser: Browser, subject: Subject): Promise<Judgement> => {
    const sights = await Promise.all([
      photograph(browser, before.origin, subject, options.height),
      photograph(browser, after.origin, subject, options.height),
    ]);
    return judge(subject, ...sights, options);
  };
  const work = async () => {
    const browser = await startBrowser();
    try {
      for (let subject = subjects.shift(); subject; subject = subjects.shift()) {
        let judgement = await look(browser, subject);
        if (judgement.differs) judgement = await look(browser, subject);
        if (judgement.differs) differing += 1;
        onJudgement(subject, judgement, subjects.length);
        if (differing >= options.until) subjects.length = 0;
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: options.workers }, work));
  } finally {
    before.close();
    after.close();
  }
}
