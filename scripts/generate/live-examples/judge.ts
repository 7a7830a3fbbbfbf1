import type { ExampleOutcome } from '@/lib/examples/outcomes';
import type { Example } from '@/lib/examples/schema';
import { usualHeight } from './client-only';
import type { Measure } from './measure';
import type { Rendering } from './prerender';
import type { ScannedExample } from './scan-folder';

/** What readers see in place of an example that does not work. */
const notCompiled = 'This example does not compile here, so only its code is shown.';
const notRun = 'This example does not run here, so only its code is shown.';

/** What the steps have found out about the examples. */
export interface Findings {
  /** Why one was not compiled, by id. */
  broken: ReadonlyMap<string, readonly string[]>;
  /** Why one was not pre-rendered, by id. */
  notRendered: Rendering['failed'];
  /** What a browser says of those; nothing where there is no browser. */
  measured: ReadonlyMap<string, Measure> | undefined;
}

/** An example as readers see it, and what became of it. */
export interface Judged {
  example: Example;
  outcome: ExampleOutcome;
}

/** Decides how an example is shown after all that was found out about it. */
export function judge({ example }: ScannedExample, findings: Findings): Judged {
  const { id, folder, kind } = example;
  const broken = findings.broken.get(id);
  if (broken) {
    return {
      example: kind === 'test' ? example : { ...example, kind: 'listed', note: notCompiled },
      outcome: { id, folder, state: 'failed', words: [...broken] },
    };
  }
  const reason = findings.notRendered.get(id);
  if (reason === undefined) return { example, outcome: { id, folder, state: kind, words: [] } };
  const measure = findings.measured?.get(id);
  if (measure && 'reason' in measure) {
    return {
      example: { ...example, kind: 'listed', note: notRun },
      outcome: { id, folder, state: 'failed', words: [reason, `in Chromium: ${measure.reason}`] },
    };
  }
  const height = measure?.height ?? usualHeight;
  return { example, outcome: { id, folder, state: 'client', words: [reason], height } };
}
