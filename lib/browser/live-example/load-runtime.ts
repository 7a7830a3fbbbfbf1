import { fetchModules } from './fetch-modules';
import { importModule } from './import-module';

/** Values of an example's inputs, by name. */
export type ExampleInputs = Readonly<Record<string, unknown>>;

/** The direction in which an example is read. */
export type Direction = 'ltr' | 'rtl';

/** The interface between the page and a started example. */
export interface Connection {
  inputs: ExampleInputs;
  /** Called for everything the example's outputs emit. */
  onOutput: (name: string, value: unknown) => void;
  direction: Direction;
  /** Whether a press is queued: then the example is shown as soon as it can handle it. */
  isAwaited?: () => boolean;
}

/** A running example. */
export interface MountedExample {
  /** Sets inputs; the example keeps its state. */
  setInputs: (values: ExampleInputs) => void;
  /** Sets the text direction; the example keeps its state. */
  setDirection: (direction: Direction) => void;
  /** Removes the example and restores the previous content. */
  unmount: () => void;
}

export interface Runtime {
  mount: (id: string, host: HTMLElement, connection?: Connection) => Promise<MountedExample>;
}

function isRuntime(value: unknown): value is Runtime {
  return (
    typeof value === 'object' &&
    value !== null &&
    'mount' in value &&
    typeof value.mount === 'function'
  );
}

/**
 * Loads the runtime after all modules that it imports have been fetched.
 *
 * @param modules further modules: what the runtime and an example import
 * @throws what {@link fetchModules} does
 * @throws when the module fails to run, or is not a runtime
 */
export async function loadRuntime(url: string, modules: readonly string[]): Promise<Runtime> {
  await fetchModules([...new Set([url, ...modules])]);
  const runtime = await importModule(url);
  if (!isRuntime(runtime)) throw new Error(`${url} is not the runtime of the examples.`);
  return runtime;
}
