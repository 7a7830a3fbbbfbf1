import { importModule } from './import-module';

/** Values of an example's inputs, by name. */
export type ExampleInputs = Readonly<Record<string, unknown>>;

/** What the page tells an example when it starts, and hears from it. */
export interface Connection {
  inputs: ExampleInputs;
  /** Called for everything the example's outputs emit. */
  onOutput: (name: string, value: unknown) => void;
}

/** An example that runs. */
export interface MountedExample {
  /** Sets inputs; the example keeps its state. */
  setInputs: (values: ExampleInputs) => void;
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
 * Fetches the runtime and, in the same round, the modules an example will ask for.
 *
 * @param modules further modules; they are fetched again after a failure, never remembered as failed
 * @throws when the network does, or when the file is not the runtime
 */
export async function loadRuntime(url: string, modules: readonly string[]): Promise<Runtime> {
  preloadModules(modules);
  const runtime = await importModule(url);
  if (!isRuntime(runtime)) throw new Error(`${url} is not the runtime of the examples`);
  return runtime;
}

/** Fetches modules behind whatever else the browser has to do, without running them. */
export function preloadModules(modules: readonly string[]): void {
  for (const href of modules) preload(href);
}

function preload(href: string): void {
  if (document.head.querySelector(`link[rel=modulepreload][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.fetchPriority = 'low';
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
}
