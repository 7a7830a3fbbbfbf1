import { z } from 'zod';
import { findInPage, waitForRest } from './wait-for';

/** The key of an element reference (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const errorSchema = z.object({ error: z.string(), message: z.string() });
const foundSchema = z.tuple([z.object({ [elementKey]: z.string() }), z.string()]);

/** A session of a browser that a driver has started. */
export interface Session {
  name: string;
  /** Sends a command, and returns its result. */
  send: (method: 'GET' | 'POST', command: string, body?: object) => Promise<unknown>;
  /** Runs a function in the page; its result must be JSON. */
  run: (inPage: (given: string) => unknown, given?: string) => Promise<unknown>;
  /** Waits for an element that is visible and does not move, and returns its reference. */
  find: (selector: string) => Promise<string>;
  close: () => Promise<unknown>;
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(60_000),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${url} ${JSON.stringify(body)}: ${String(cause)}`, { cause });
  });
  const { value } = answerSchema.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = errorSchema.parse(value);
  throw new Error(`${error}: ${message}`);
}

/**
 * Starts a browser.
 *
 * @param driver URL of a W3C WebDriver server
 * @param capabilities select the browser to start
 */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId, capabilities: started } = sessionSchema.parse(
    await command(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } }),
  );
  const session = `${driver}/session/${sessionId}`;
  const run: Session['run'] = (inPage, given = '') =>
    command(`${session}/execute/sync`, 'POST', {
      // The compiler wraps functions in a helper, which pages lack.
      script: `const __name = (one) => one; return (${String(inPage)})(...arguments);`,
      args: [given],
    });
  return {
    name: `${started.browserName} ${started.browserVersion}`,
    send: (method, name, body) => command(`${session}/${name}`, method, body),
    run,
    find: (selector) =>
      waitForRest(async () => {
        const { data } = foundSchema.safeParse(await run(findInPage, selector));
        return data && [data[0][elementKey], data[1]];
      }, selector),
    close: () => command(session, 'DELETE'),
  };
}
