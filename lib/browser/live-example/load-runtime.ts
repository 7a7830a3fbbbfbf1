import { importModule } from './import-module';

/** Removes the example and puts back what was there before. */
export type Unmount = () => void;

export interface Runtime {
  mount: (id: string, host: HTMLElement) => Promise<Unmount>;
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
