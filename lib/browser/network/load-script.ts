import { requestTimeout } from '@/lib/browser/timeouts';
import { TimeoutError } from './request';
import { markTimedOut, urlForRequest } from './timed-out-urls';

/** Milliseconds before each retry. */
const pauses = [1000, 4000];

/**
 * Runs a network operation up to three times, with a pause before each retry.
 *
 * @throws what the last attempt threw; a timeout at once
 */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof TimeoutError) throw error;
      console.error('The page could not start. Trying again.', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}

/**
 * Adds a script to the page and waits until it has run.
 *
 * @throws {TimeoutError} when it takes too long
 * @throws when it does not load, or is not a script: some hosts answer with a page when a file is missing
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
      markTimedOut(src);
      settle(new TimeoutError(`${src} did not load in ${requestTimeout} ms.`));
    }, requestTimeout);
    addEventListener('error', onBroken);
    script.src = urlForRequest(src);
    const address = script.src;
    script.onload = () => settle();
    script.onerror = fail;
    document.head.append(script);
    // The request has started; the bundler's runtime identifies the script by this attribute.
    script.setAttribute('src', src);
  });
}

/**
 * Preloads a script or stylesheet that will be used later.
 *
 * @returns a promise that resolves when it has loaded or failed
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
