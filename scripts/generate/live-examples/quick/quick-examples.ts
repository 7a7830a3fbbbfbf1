import { existsSync } from 'node:fs';
import { library } from '@/lib/catalogue/library';
import { catalogueSchema } from '@/lib/examples/schema';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { findExamples, rootOf } from '../layout';
import { scanFolder, type ScannedExample } from '../scan-folder';
import { writeRegistry, writeWorkspace } from '../workspace';
import { refreshExample } from './refresh-example';
import { startWarmBuild, type WarmBuild } from './warm-build';

const workspace = '.generated/live-alone';
const served = 'public/live';

/** Shows changed examples without building all of them. */
export interface QuickExamples {
  /**
   * @param files that have changed
   * @returns whether that was all there is to do: what concerns more than one example's own files is left
   *   to the build of all of them
   * @throws with what is wrong with the example
   */
  show: (files: readonly string[]) => Promise<boolean>;
  /** Ends the builder. */
  stop: () => Promise<void>;
}

/** Gets ready for the first change: the builder starts, and reads the library. */
export async function startQuickExamples(): Promise<QuickExamples> {
  const codeRoot = rootOf(library.examples);
  // Those that have changed since the start: what was compiled once is at hand when one goes back to it.
  const touched = new Map<string, ScannedExample>();
  let build = 0;
  const [first] = readCatalogue().flatMap(({ id, kind }) => (kind === 'live' ? [id] : []));
  const example = first === undefined ? undefined : exampleIn(placeById(first));
  writeWorkspace(workspace, {
    codeRoot,
    examples: example ? [example] : [],
    samples: [],
    types: library.examples.types,
  });
  const warm = await startWarmBuild(workspace);

  return {
    show: async (files) => {
      const changed = exampleOf(files);
      if (!changed) return false;
      touched.set(changed.example.id, changed);
      const words = await rebuild(warm, codeRoot, [...touched.values()]);
      if (words !== undefined) throw new Error(`The example does not compile\n${words}`);
      await refreshExample(changed, ++build, {
        workspace,
        generated: generatedFiles.examples.folder,
        served,
      });
      return true;
    },
    stop: warm.stop,
  };
}

const rebuild = (warm: WarmBuild, codeRoot: string, examples: readonly ScannedExample[]) =>
  warm.rebuild((revision) => writeRegistry(workspace, codeRoot, examples, revision));

function readCatalogue() {
  const { catalogue } = generatedFiles.examples;
  return existsSync(catalogue) ? readGeneratedJson(catalogue, catalogueSchema) : [];
}

type Place = ReturnType<typeof findExamples>[number];

const places = () => findExamples(library.examples, library.packages);
const placeById = (wanted: string) => places().find(({ id }) => id === wanted);

/** The one example whose own files have changed, if it was live before and is. */
function exampleOf(files: readonly string[]): ScannedExample | undefined {
  const place = places().find(({ folder }) =>
    files.every((file) => file.startsWith(`${folder}/`) && existsSync(file)),
  );
  const found = exampleIn(place);
  const known = readCatalogue().find(({ id }) => id === found?.example.id);
  return known?.kind === 'live' && found?.example.kind === 'live' ? found : undefined;
}

function exampleIn(place: Place | undefined): ScannedExample | undefined {
  if (!place) return undefined;
  const problems: string[] = [];
  const note = (file: string, reason: string) =>
    void problems.push(`${place.folder}/${file}: ${reason}`);
  const found = scanFolder(place, library.examples, { fault: note, deviation: note });
  if (library.strict && problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}
