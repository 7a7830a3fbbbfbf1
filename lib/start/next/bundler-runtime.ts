declare global {
  interface Window {
    /** Receives what the bundler's scripts, and its inline script, register with its runtime. */
    TURBOPACK?: { push: (...chunks: readonly unknown[]) => unknown };
  }
}

/**
 * Next starts its client by an inline script that registers the entry modules with the bundler's runtime, and looks
 * at the address of the script that runs then.
 *
 * @param entry what the inline script registered
 * @param src URL of the script that counts as the running one, as the page requested it
 * @throws what the modules throw
 */
export async function runEntryModules(entry: unknown, src: string): Promise<void> {
  const value = document.querySelector(`script[src="${src}"]`);
  Object.defineProperty(document, 'currentScript', { configurable: true, value });
  try {
    await window.TURBOPACK?.push(entry);
  } finally {
    // Uncovers the browser's own property.
    Reflect.deleteProperty(document, 'currentScript');
  }
}
