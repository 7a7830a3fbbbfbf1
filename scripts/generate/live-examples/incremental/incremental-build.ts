import { existsSync } from 'node:fs';
import { library } from '@/lib/catalogue/library';
import { catalogueSchema } from '@/lib/examples/schema';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { findExamples, rootOf } from '../layout';
import { scanFolder, type ScannedExample } from '../scan-folder';
import { setupOf, writeRegistry, writeWorkspace } from '../workspace';
import { refreshExample } from './refresh-example';
import { startWatchBuild, type WatchBuild } from './watch-build';

const workspace = '.generated/live-alone';
const served = 'public/live';

/** Updates changed examples in the development server without building all examples. */
export interface IncrementalBuild {
  /**
   * Builds the example to which the changed files belong.
   *
   * @param files the changed files
   * @returns whether the update is complete. False when the files do not belong to a single live example;
   *   then a full build is needed
   * @throws the errors of the example
   */
  update: (files: readonly string[]) => Promise<boolean>;
  /** Stops the builder. */
  stop: () => Promise<void>;
}

/** Starts the builder. It reads the library now, so that the first change is fast. */
export async function startIncrementalBuild(): Promise<IncrementalBuild> {
  const codeRoot = rootOf(library.examples);
  // All examples that have changed since the start. The builder keeps their compiled code for further
  // changes.
  const touched = new Map<string, ScannedExample>();
  let build = 0;
  const [first] = readCatalogue().flatMap(({ id, kind }) => (kind === 'live' ? [id] : []));
  const example = first === undefined ? undefined : exampleIn(placeById(first));
  writeWorkspace(workspace, {
    codeRoot,
    examples: example ? [example] : [],
    samples: [],
    types: library.examples.types,
    setup: setupOf(library),
  });
  const warm = await startWatchBuild(workspace);

  return {
    update: async (files) => {
      const changed = exampleOf(files);
      if (!changed) return false;
      touched.set(changed.example.id, changed);
      const errors = await rebuild(warm, codeRoot, [...touched.values()]);
      if (errors !== undefined) throw new Error(`The example does not compile\n${errors}`);
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

const rebuild = (warm: WatchBuild, codeRoot: string, examples: readonly ScannedExample[]) =>
  warm.rebuild((revision) => writeRegistry(workspace, codeRoot, examples, revision));

function readCatalogue() {
  const { catalogue } = generatedFiles.examples;
  return existsSync(catalogue) ? readGeneratedJson(catalogue, catalogueSchema) : [];
}

type Place = ReturnType<typeof findExamples>[number];

const places = () => findExamples(library.examples, library.packages);
const placeById = (exampleId: string) => places().find(({ id }) => id === exampleId);

/** The example to which all changed files belong, if it was live before and is still live. */
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
  const found = scanFolder(place, library.examples, { error: note, warning: note });
  if (library.strict && problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}
