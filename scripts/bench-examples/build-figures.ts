import { join } from 'node:path';
import { buildExamples } from '@/scripts/live-examples/build';
import { scanExamples } from '@/scripts/live-examples/scan';
import { writeCopies } from './copies';

/** Compiles and pre-renders `count` examples without any cache, and says how long it took. */
export async function buildFigures(count: number): Promise<string[]> {
  const examplesRoot = 'content/examples';
  const dir = '.generated/bench';
  writeCopies(scanExamples(examplesRoot), examplesRoot, `${dir}/examples`, count);
  const start = performance.now();
  const report = await buildExamples({
    examplesRoot: `${dir}/examples`,
    workspace: `${dir}/workspace-${Date.now()}`,
    generated: `${dir}/generated`,
    served: join(dir, 'live'),
  });
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return [
    `${report.examples} examples, ${report.live} of them live: ${seconds(performance.now() - start)} s` +
      ` (compiled in ${seconds(report.compiled)} s, pre-rendered in ${seconds(report.prerendered)} s)`,
  ];
}
