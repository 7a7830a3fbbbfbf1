import { requestTimeout } from '@/lib/browser/timeouts';

/** Thrown when a request takes too long. It is not retried, so that the visitor does not wait twice. */
export class TimeoutError extends Error {}

/** Thrown when the server answers with an error status, or with an HTML page in place of a file. */
export class AnswerError extends Error {
  constructor(
    url: string,
    readonly response: Response,
  ) {
    super(`${url}: ${response.status} ${typeOf(response)}`);
  }
}

/** Thrown when a file belongs to another build than the page. */
export class OtherBuildError extends Error {}

/** Whether a failure means that a newer build was deployed: then only a reload helps. */
export const isStale = (error: unknown): boolean =>
  error instanceof OtherBuildError ||
  (error instanceof AnswerError && /404|410/.test(`${error.response.status}`));

export interface RequestOptions extends Omit<RequestInit, 'signal'> {
  /** Milliseconds, including the time to read the body. */
  timeout?: number;
}

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? '';

/** Some hosts answer with a page and status 200 when a file is missing. */
const isPage = (response: Response) => typeOf(response).includes('html');

/** URLs whose last response was unusable. What the browser's cache has of them may be broken, for up to a year. */
const unusable = new Set<string>();

/** Makes the next request for a file bypass the browser's cache. */
export const bypassCache = (url: string): unknown => unusable.add(url);

/**
 * Requests a file of the site other than a page. After a failure, the next request for it bypasses the browser's cache,
 * and replaces what is there.
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
    const response = await fetch(url, {
      ...init,
      ...(unusable.has(url) && { cache: 'reload' }),
      signal,
    });
    if (!response.ok || isPage(response)) throw new AnswerError(url, response);
    const body = await read(response);
    unusable.delete(url);
    return body;
  } catch (error) {
    bypassCache(url);
    throw signal.aborted ? new TimeoutError(`${url} did not load in ${timeout} ms.`) : error;
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

/** Whether the server answers. One that hangs counts as reachable: the browser shows that it waits. */
export async function isReachable(timeout: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => signal.aborted,
  );
}
