import { requestTimeout } from '@/lib/browser/timeouts';

/** A request took too long. Whoever waits is told so, and does not have to wait for a second attempt. */
export class TimeoutError extends Error {}

/** The server answered with something other than the file: an error status, or an HTML page in its place. */
export class AnswerError extends Error {
  constructor(
    url: string,
    readonly response: Response,
  ) {
    super(`${url} answered with status ${response.status} and "${typeOf(response)}".`);
  }
}

export interface RequestOptions extends Omit<RequestInit, 'signal'> {
  /** Milliseconds; the time to read the body counts as well. */
  timeout?: number;
}

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? '';

/** Some hosts answer with a page, and with status 200, where a file is missing. */
const isPage = (response: Response) => typeOf(response).includes('html');

/**
 * Requests a file of the site that is not a page.
 *
 * @param read reads the body, within the time limit
 * @throws {TimeoutError} when it takes too long
 * @throws {AnswerError} when the server does not have the file
 * @throws {TypeError} when the network fails
 */
export async function request<Body>(
  url: string,
  read: (response: Response) => Body | Promise<Body>,
  { timeout = requestTimeout, ...init }: RequestOptions = {},
): Promise<Body> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, signal });
    if (!response.ok || isPage(response)) throw new AnswerError(url, response);
    return await read(response);
  } catch (error) {
    throw signal.aborted ? new TimeoutError(`${url} did not arrive in ${timeout} ms.`) : error;
  }
}

/** @throws as {@link request} does */
export const fetchText = (url: string, options?: RequestOptions) =>
  request(url, (response) => response.text(), options);

/** @throws as {@link request} does */
export const fetchBytes = (url: string, options?: RequestOptions) =>
  request(url, (response) => response.arrayBuffer(), options);

/** @throws as {@link request} does, and when the file is not JSON */
export const fetchJson = (url: string, options?: RequestOptions): Promise<unknown> =>
  request(url, (response) => response.json(), options);

/** Whether the server answers at all. One that hangs counts as reachable: the browser shows that it waits. */
export async function isReachable(timeout: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => signal.aborted,
  );
}

/** Whether the server says that it does not have a file. A network that fails says nothing. */
export async function isGone(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
