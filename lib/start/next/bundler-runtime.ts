declare global {
  interface Window {
    /** The bundler's scripts and its inline script push modules to the runtime here. */
    TURBOPACK?: { push: (...chunks: readonly unknown[]) => unknown };
  }
}

/**
 * Next starts its client with an inline script that registers the entry modules with the bundler's runtime.
 * The runtime reads the URL of the current script.
 *
 * @param entry the value that the inline script pushed
 * @param src URL to report as the current script, as the page requested it
 * @throws what the modules throw
 */
export async function runEntryModules(entry: unknown, src: string): Promise<void> {
  const value = document.querySelector(`script[src="${src}"]`);
  Object.defineProperty(document, 'currentScript', { configurable: true, value });
  try {
    await window.TURBOPACK?.push(entry);
  } finally {
    // Restores the browser's own property.
    Reflect.deleteProperty(document, 'currentScript');
  }
}
