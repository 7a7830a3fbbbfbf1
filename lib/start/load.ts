/** Milliseconds to wait before each further attempt. */
const pauses = [1000, 4000];
/** Milliseconds after which a request that hangs counts as failed. */
const patience = 20_000;

/**
 * Tries something on the network until it succeeds: at once, twice more after a pause.
 *
 * @throws what the last attempt threw
 */
export async function tryAgain<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      console.error('The page could not start. Trying again.', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}

/** Runs a script; several that are asked for together run in this order. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${src} did not load.`));
    };
    setTimeout(fail, patience);
    script.src = src;
    script.async = false;
    script.onload = () => resolve();
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Fetches a text; says so when there is none. */
export async function fetchText(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.text();
}

/** Lets the browser fetch a script now that is about to run. */
export function preloadScript(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
}
