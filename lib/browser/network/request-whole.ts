import { request, type RequestOptions } from './request';
import { CutOffError } from './whole-files';

/**
 * Requests a file whose end the build has marked. One that was cut off is requested once more, past the browser's cache.
 *
 * @param read reads the body, and throws {@link CutOffError} when it has no end
 * @throws as `request` does, and what `read` throws
 */
export async function requestWhole<Body>(
  url: string,
  read: (response: Response) => Promise<Body>,
  options?: RequestOptions,
): Promise<Body> {
  try {
    return await request(url, read, options);
  } catch (error) {
    if (!(error instanceof CutOffError)) throw error;
    return request(url, read, options);
  }
}
