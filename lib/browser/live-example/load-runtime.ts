import { fetchModules } from './fetch-modules';
import { importModule } from './import-module';

/** Values of an example's inputs, by name. */
export type ExampleInputs = Readonly<Record<string, unknown>>;

/** The direction in which an example is read. */
export type Direction = 'ltr' | 'rtl';

/** What the page tells an example when it starts, and hears from it. */
export interface Connection {
  inputs: ExampleInputs;
  /** Called for everything the example's outputs emit. */
  onOutput: (name: string, value: unknown) => void;
  direction: Direction;
  /** Whether someone has pressed something in it: then it is shown as soon as it can answer. */
  isAwaited?: () => boolean;
}

/** An example that runs. */
export interface MountedExample {
  /** Sets inputs; the example keeps its state. */
  setInputs: (values: ExampleInputs) => void;
  /** Turns the example around; it keeps its state. */
  setDirection: (direction: Direction) => void;
  /** Removes the example and puts back what was there before. */
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
 * Loads the runtime, when all it will ask for has arrived.
 *
 * @param modules further modules: what the runtime and an example import
 * @throws what {@link fetchModules} does
 * @throws when it does not run, or is something else
 */
export async function loadRuntime(url: string, modules: readonly string[]): Promise<Runtime> {
  await fetchModules([...new Set([url, ...modules])]);
  const runtime = await importModule(url);
  if (!isRuntime(runtime)) throw new Error(`${url} is not the runtime of the examples`);
  return runtime;
}
