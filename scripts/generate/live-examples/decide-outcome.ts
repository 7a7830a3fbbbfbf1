import { browserReason, type ExampleOutcome } from '@/lib/examples/outcomes';
import type { Example } from '@/lib/examples/schema';
import type { StartedExample } from '@/lib/measured/schema';
import { defaultHeight } from './client-only';
import { missingProvider } from './missing-provider';
import type { Rendering } from './prerender';
import type { ScannedExample } from './scan-folder';

/** Messages that visitors see instead of an example that does not work. */
const notCompiled = 'This example does not compile here, so only its code is shown.';
const notRun = 'This example does not run here, so only its code is shown.';

/** The results of the build steps. */
export interface Findings {
  /** The reasons why examples were not compiled, by id. */
  broken: ReadonlyMap<string, readonly string[]>;
  /** The reasons why examples were not pre-rendered, by id. */
  notRendered: Rendering['failed'];
  /** The tokens without a provider, by the id of the example that needs them. */
  unprovided: ReadonlyMap<string, string>;
  /** What is known of the examples that only a browser can render; see `npm run measure`. */
  started: ReadonlyMap<string, StartedExample>;
}

/** An example as visitors see it, and its outcome. */
export interface ExampleResult {
  example: Example;
  outcome: ExampleOutcome;
}

/** Decides how an example is shown, from the results of the build steps. */
export function decideOutcome({ example }: ScannedExample, findings: Findings): ExampleResult {
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
  const measure = findings.started.get(id);
  const token = findings.unprovided.get(id);
  if (token !== undefined) {
    return {
      example: { ...example, kind: 'listed', note: notRun },
      outcome: { id, folder, state: 'failed', words: [missingProvider(token)] },
    };
  }
  if (measure && 'reason' in measure) {
    return {
      example: { ...example, kind: 'listed', note: notRun },
      outcome: {
        id,
        folder,
        state: 'failed',
        words: [reason, `${browserReason}${measure.reason}`],
      },
    };
  }
  const height = measure?.height ?? defaultHeight;
  return { example, outcome: { id, folder, state: 'client', words: [reason], height } };
}
