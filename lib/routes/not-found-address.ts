/** The query parameter of the not-found page with the requested address. */
export const requestedParameter = 'from';

/**
 * The not-found page with the requested path.
 *
 * @param sent the path as it was sent, or a host's name for it
 */
export const notFoundWith = (notFound: string, sent: string) =>
  `${notFound}?${requestedParameter}=${sent}`;

/** The not-found page with the requested path, which may contain any characters. */
export const notFoundFor = (notFound: string, requested: string) =>
  notFoundWith(notFound, encodeURIComponent(requested));
