import { addressFor, rememberHung } from './hung-requests';
import { patience } from './patience';

/** Milliseconds to wait before each further attempt. */
const pauses = [1000, 4000];

/** A request has taken so long that whoever waits is told, rather than made to wait for another. */
export class TookTooLong extends Error {}

/**
 * Tries something on the network until it succeeds: at once, twice more after a pause.
 *
 * @throws what the last attempt threw; at once, when one took too long
 */
export async function tryAgain<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof TookTooLong) throw error;
      console.error('The page could not start. Trying again.', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}

/**
 * Runs a script as soon as it is there, as the framework's own tags would: in order, one that hangs would
 * hold up all others for good.
 *
 * @throws when it does not arrive, takes too long, or is no script: a host may answer with a page
 */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => settle(new Error(`${src} did not load.`));
    const settle = (error?: Error) => {
      clearTimeout(timer);
      removeEventListener('error', onBroken);
      if (!error) {
        resolve();
        return;
      }
      script.remove();
      reject(error);
    };
    const onBroken = ({ filename, error }: ErrorEvent) => {
      if (filename === address && error instanceof SyntaxError) fail();
    };
    const timer = setTimeout(() => {
      rememberHung(src);
      settle(new TookTooLong(`${src} did not come.`));
    }, patience);
    addEventListener('error', onBroken);
    script.src = addressFor(src);
    const address = script.src;
    script.onload = () => settle();
    script.onerror = fail;
    document.head.append(script);
    // It is on its way; the bundler's runtime looks at what it is called.
    script.setAttribute('src', src);
  });
}

/** Fetches a text; says so when there is none. @throws as {@link loadScript} does */
export async function fetchText(url: string, init: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(url, { ...init, signal });
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
    return await response.text();
  } catch (error) {
    throw signal.aborted ? new TookTooLong(`${url} did not come.`) : error;
  }
}

/**
 * Lets the browser fetch a script that is going to run, or a style sheet, and keep it.
 *
 * @returns settles when it has come, or failed
 */
export function preload(href: string, priority: RequestPriority): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.fetchPriority = priority;
    link.onload = link.onerror = () => resolve();
    link.href = href;
    document.head.append(link);
  });
}
