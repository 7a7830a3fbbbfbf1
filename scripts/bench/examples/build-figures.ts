import { join } from 'node:path';
import { library } from '@/lib/catalogue/library';
import { buildExamples } from '@/scripts/generate/live-examples/build';
import { rootOf } from '@/scripts/generate/live-examples/layout';
import { scanExamples } from '@/scripts/generate/live-examples/scan';
import { writeCopies } from './copies';

/** Compiles and pre-renders `count` examples without a cache, and returns how long it took as text. */
export async function buildFigures(count: number): Promise<string[]> {
  const dir = '.generated/bench';
  const root = rootOf(library.examples);
  const copies = `${dir}/examples`;
  writeCopies(scanExamples(library).examples, root, copies, count);
  const start = performance.now();
  const { outcomes, compiled, prerendered } = await buildExamples({
    library: {
      ...library,
      examples: { ...library.examples, folder: library.examples.folder.replace(root, copies) },
    },
    keepGoing: false,
    workspace: `${dir}/workspace-${Date.now()}`,
    generated: `${dir}/generated`,
    served: join(dir, 'live'),
  });
  const live = outcomes.examples.filter(({ state }) => state === 'live').length;
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return [
    `${outcomes.examples.length} examples, ${live} of them live: ${seconds(performance.now() - start)} s` +
      ` (compiled in ${seconds(compiled)} s, pre-rendered in ${seconds(prerendered)} s)`,
  ];
}
